import { randomInt } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { proveWork } from '@nas/callers/prove-work'
import { AuthenticationError, createLocalReq } from 'payload'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { newPassword } from '../src/sign-in/new-password'
import { call, content, manager as signedIn, unique } from './support/content'

interface Editor {
  id: number
  email: string
  password: string
}

async function newEditor(): Promise<Editor> {
  const payload = await content()
  const data = {
    email: `${unique('editor')}@nas.example`,
    password: unique('mat-khau'),
    role: 'manager' as const,
  }
  return { ...data, id: (await payload.create({ collection: 'users', data })).id }
}

/** Another one in each run: the database counts the calls of a network for five minutes. */
let networks = randomInt(60_000)
/** The header by which `scripts/serve.mjs` names the client, at an address of no other call. */
const fromElsewhere = () => {
  networks += 1
  return { 'X-Forwarded-For': `198.18.${networks >> 8}.${networks & 255}` }
}

type HeaderTexts = Record<string, string>

const signIn = ({ email }: { email: string }, password: string, headers: HeaderTexts = {}) =>
  call('anonymous', 'users/login', {
    method: 'POST',
    body: { email, password },
    headers: { ...fromElsewhere(), ...headers },
  })

/**
 * A signed-in browser of the editor; returns a function that reads the id of the signed-in editor.
 */
async function browserOf(editor: Editor) {
  const { token } = await (await signIn(editor, editor.password)).json()
  const headers = { Authorization: `JWT ${token}` }
  const me = async () => (await (await call('anonymous', 'users/me', { headers })).json()).user?.id
  expect(await me()).toBe(editor.id)
  return { headers, me }
}

describe('an editor', () => {
  it('cannot change the account of a colleague', async () => {
    const colleague = await newEditor()
    for (const body of [{ password: unique('khac') }, { email: 'mine@nas.example' }]) {
      const byId = await call('manager', `users/${colleague.id}`, { method: 'PATCH', body })
      expect(byId.status).toBe(403)
      const where = `users?where[id][equals]=${colleague.id}`
      const byFilter = await call('manager', where, { method: 'PATCH', body })
      expect((await byFilter.json()).docs ?? []).toEqual([])
    }
    expect((await signIn(colleague, colleague.password)).status).toBe(200)
  })

  it('keeps the sessions of browsers that sign in at once', async () => {
    const editor = await newEditor()
    const browsers = await Promise.all(Array.from({ length: 4 }, () => browserOf(editor)))
    for (const { me } of browsers) expect(await me()).toBe(editor.id)
  })

  it('keeps a session that is made while the current password is compared', async () => {
    const editor = await newEditor()
    const { headers } = await browserOf(editor)
    const add = () =>
      call('anonymous', 'users', {
        method: 'POST',
        body: {
          email: `${unique('editor')}@nas.example`,
          password: unique('mat-khau'),
          currentPassword: editor.password,
        },
        headers,
      })
    const [browser, ...added] = await Promise.all([browserOf(editor), add(), add(), add()])
    expect(added.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(await browser.me()).toBe(editor.id)
  })

  it('who changes the password is signed out everywhere else', async () => {
    const editor = await newEditor()
    const [here, elsewhere] = [await browserOf(editor), await browserOf(editor)]
    const body = { password: unique('moi'), currentPassword: editor.password }
    const changed = await call('anonymous', `users/${editor.id}`, {
      method: 'PATCH',
      body,
      headers: here.headers,
    })
    expect(changed.status).toBe(200)
    expect(await elsewhere.me()).toBeUndefined()
  })

  it('who lost the password gets a new one by a command, and is signed out everywhere', async () => {
    const payload = await content()
    const editor = await newEditor()
    const { me } = await browserOf(editor)
    const password = await newPassword(payload, ` ${editor.email.toUpperCase()}`)
    expect(await me()).toBeUndefined()
    expect((await signIn(editor, editor.password)).status).toBe(401)
    expect((await signIn(editor, password ?? '')).status).toBe(200)
    expect(await newPassword(payload, 'stranger@nas.example')).toBeNull()
  })

  it('needs the current password to change the own e-mail', async () => {
    const editor = await newEditor()
    const { headers } = await browserOf(editor)
    const email = `${unique('moi')}@nas.example`
    const change = async (body: object, where = `users/${editor.id}`) => {
      const answer = await call('anonymous', where, { method: 'PATCH', body, headers })
      return [answer.status, await answer.text()]
    }
    for (const currentPassword of [undefined, '', 'sai mat khau', { $ne: '' }]) {
      const [status, text] = await change({ email, currentPassword })
      expect([status, text]).toEqual([400, expect.stringContaining('"path":"currentPassword"')])
    }
    const byFilter = await change({ email }, `users?where[id][equals]=${editor.id}`)
    expect(byFilter[0]).toBe(403)
    // The admin sends the e-mail with every save.
    const name = { name: 'An', email: editor.email.toUpperCase() }
    expect((await change(name))[0]).toBe(200)
    expect((await change({ email, currentPassword: editor.password }))[0]).toBe(200)
    expect((await signIn({ email }, editor.password)).status).toBe(200)
  })

  it('needs the current password to add an editor', async () => {
    const add = async (currentPassword?: string) => {
      const body = { email: `${unique('them')}@nas.example`, password: unique('mat-khau') }
      const sent = { method: 'POST', body: { ...body, currentPassword } }
      return (await call('manager', 'users', sent)).status
    }
    expect(await add()).toBe(400)
    expect(await add('sai mat khau')).toBe(400)
    expect(await add(signedIn.password)).toBe(201)
  })

  it('who is deleted is signed out at once', async () => {
    const editor = await newEditor()
    const { me } = await browserOf(editor)
    expect((await call('manager', `users/${editor.id}`, { method: 'DELETE' })).status).toBe(200)
    expect(await me()).toBeUndefined()
  })

  it('who signs in again ends the session of this browser, and no other', async () => {
    const editor = await newEditor()
    const [here, elsewhere] = [await browserOf(editor), await browserOf(editor)]
    expect((await signIn(editor, 'sai mat khau', here.headers)).status).toBe(401)
    expect(await here.me()).toBe(editor.id)
    expect((await signIn(editor, editor.password, here.headers)).status).toBe(200)
    expect(await here.me()).toBeUndefined()
    expect(await elsewhere.me()).toBe(editor.id)
  })

  it('who signs out invalidates copies of the token', async () => {
    const { headers, me } = await browserOf(await newEditor())
    await call('anonymous', 'users/logout', { method: 'POST', headers })
    expect(await me()).toBeUndefined()
  })

  it('is not signed in by a request from another site that carries the cookie', async () => {
    const editor = await newEditor()
    const { token } = await (await signIn(editor, editor.password)).json()
    const meFrom = async (Origin: string) => {
      const headers = { Cookie: `payload-token=${token}`, Origin }
      return (await (await call('anonymous', 'users/me', { headers })).json()).user?.id
    }
    expect(await meFrom('http://localhost:3001')).toBe(editor.id)
    expect(await meFrom('https://evil.example')).toBeUndefined()
  })

  it('is signed out after two idle hours, and after twelve in any case', async () => {
    const editor = await newEditor()
    const { token, exp } = await (await signIn(editor, editor.password)).json()
    expect(exp - Date.now() / 1000).toBeGreaterThan(7100)
    expect(exp - Date.now() / 1000).toBeLessThanOrEqual(7200)
    const headers = { Authorization: `JWT ${token}` }
    const renew = async () =>
      (await call('anonymous', 'users/refresh-token', { method: 'POST', headers })).status
    expect(await renew()).toBe(200)
    const payload = await content()
    await payload.db.drizzle.execute(
      `update users_sessions set created_at = now() - interval '12 hours' where _parent_id = ${editor.id}`,
    )
    expect(await renew()).toBe(403)
  })
})

describe('guessing at an editor’s password', () => {
  const guess = (one: { email: string }, headers: HeaderTexts = {}) => signIn(one, 'sai', headers)
  const guessOften = async (one: { email: string }) => {
    for (let tried = 0; tried < 8; tried += 1) await guess(one)
  }

  // The build shortens the names of classes, from which Payload takes those of errors.
  const nameAs = (value: string) =>
    Object.defineProperty(AuthenticationError, 'name', { value, configurable: true })
  beforeAll(() => void nameAs('f'))
  afterAll(() => void nameAs('AuthenticationError'))

  it('has growing delays and does not reveal who is an editor', async () => {
    const answersFor = async (one: { email: string }) => {
      const answers: string[] = []
      for (let tried = 0; tried < 8; tried += 1) {
        const answer = await guess(one)
        const { errors } = await answer.json()
        answers.push(`${answer.status} ${errors[0].message}`)
      }
      return answers
    }
    const stranger = { email: `${unique('unknown')}@nas.example` }
    const ofEditor = await answersFor(await newEditor())
    expect(ofEditor.map((answer) => answer.slice(0, 3))).toEqual(
      // The sixth attempt is accepted and starts the delays.
      [...Array(6).fill('401'), '429', '429'],
    )
    expect(await answersFor(stranger)).toEqual(ofEditor)
  })

  it('costs the same CPU time for an unknown editor', async () => {
    const cpu = async (one: { email: string }) => {
      const before = process.cpuUsage()
      await guess(one)
      return process.cpuUsage(before).user
    }
    const stranger = { email: `${unique('unknown')}@nas.example` }
    const ofEditor = await cpu(await newEditor())
    expect(await cpu(stranger)).toBeGreaterThan(ofEditor / 2)
  })

  it('does not lock out a browser with an earlier sign-in', async () => {
    const editor = await newEditor()
    const [cookie = ''] = (await signIn(editor, editor.password)).headers
      .getSetCookie()
      .filter((one) => one.startsWith('editor_browser='))
    expect(cookie).toMatch(/; HttpOnly; SameSite=Strict$/)
    await guessOften(editor)
    expect((await signIn(editor, editor.password)).status).toBe(429)
    const known = { Cookie: cookie.split(';')[0] ?? '' }
    const other = await newEditor()
    const inKnown = () => signIn(editor, editor.password, known)
    expect((await inKnown()).status).toBe(200)
    // The cookie is not valid for another account, and a stolen one allows no faster guessing.
    await guessOften(other)
    expect((await guess(other, known)).status).toBe(429)
    for (let tried = 0; tried < 8; tried += 1) await guess(editor, known)
    expect((await inKnown()).status).toBe(429)
  })

  it('does not lock the owner out of a new browser: work gives a turn', async () => {
    const editor = await newEditor()
    await guessOften(editor)
    const refused = await signIn(editor, editor.password)
    expect(refused.status).toBe(429)
    const { errors } = await refused.json()
    const work = { 'Proof-Of-Work': `${await proveWork(errors[0].data.challenge)}` }
    expect((await signIn(editor, editor.password, work)).status).toBe(200)
    await guessOften(editor)
    // A proof is good for one attempt.
    expect((await signIn(editor, editor.password, work)).status).toBe(429)
  })

  it('counts the account, however its e-mail is spelled', async () => {
    const { email } = await newEditor()
    const spellings = [email, email.toUpperCase(), ` ${email} `]
    const answers = []
    for (let tried = 0; tried < 7; tried += 1) {
      answers.push((await guess({ email: spellings[tried % 3] ?? '' })).status)
    }
    expect(answers.at(-1)).toBe(429)
  })

  it('counts in all processes of Payload together', async () => {
    const editor = await newEditor()
    await guessOften(editor)
    vi.resetModules()
    const { takeNewAttempt } = await import('../src/sign-in/attempts')
    const request = { headers: new Headers(fromElsewhere()) }
    const req = await createLocalReq({ req: request }, await content())
    await expect(takeNewAttempt(req, `new ${editor.id}`)).rejects.toMatchObject({ status: 429 })
  })

  it('does not count a call that tries no password', async () => {
    const editor = await newEditor()
    for (let tried = 0; tried < 8; tried += 1) {
      expect((await signIn(editor, ' ')).status).toBe(400)
    }
    expect((await signIn(editor, editor.password)).status).toBe(200)
  })

  it('is limited per network, with the other calls that need no session', async () => {
    const [editor, here] = [await newEditor(), fromElsewhere()]
    const body = { email: editor.email }
    const other = async (path: string) =>
      (await call('anonymous', `users/${path}`, { method: 'POST', body, headers: here })).status
    for (let tried = 0; tried < 29; tried += 1) {
      expect(await other(tried % 2 ? 'unlock' : 'forgot-password')).toBeLessThan(429)
    }
    expect((await signIn(editor, editor.password, here)).status).toBe(200)
    expect((await guess(editor, here)).status).toBe(401)
    for (const path of ['unlock', 'forgot-password']) expect(await other(path)).toBe(429)
    expect((await guess(await newEditor(), here)).status).toBe(429)
    expect((await signIn(editor, editor.password)).status).toBe(200)
  })

  it('is not delayed by other calls without a session: they do not occupy all connections', async () => {
    const started = Date.now()
    const forgotten = Array.from({ length: 12 }, async () => {
      const body = { email: `${unique('unknown')}@nas.example` }
      const options = { method: 'POST', body, headers: fromElsewhere() }
      return (await call('anonymous', 'users/forgot-password', options)).status
    })
    expect(await Promise.all(forgotten)).toEqual(Array(12).fill(200))
    // Calls that wait for each other’s connection are given up after ten seconds.
    expect(Date.now() - started).toBeLessThan(9000)
  })

  it('of the current one has delays too', async () => {
    const editor = await newEditor()
    const { headers } = await browserOf(editor)
    const change = async (currentPassword: string) => {
      const body = { password: unique('moi'), currentPassword }
      const path = `users/${editor.id}`
      return (await call('anonymous', path, { method: 'PATCH', body, headers })).status
    }
    for (let tried = 0; tried < 6; tried += 1) expect(await change('sai')).toBe(400)
    // On a slow machine the first delays pass between two attempts; each one doubles the next.
    for (let tried = 0; tried < 4; tried += 1) await change('sai')
    expect(await change(editor.password)).toBe(429)
  })
})

describe('the security log', () => {
  const file = process.env.SECURITY_LOG ?? ''
  const lines = async () =>
    (await readFile(file, 'utf8'))
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
      .filter(({ repeats }) => repeats === undefined)
  let editor: Editor
  beforeAll(async () => {
    editor = await newEditor()
    await signIn(editor, 'sai mat khau')
    await signIn({ ...editor, email: 'unknown@nas.example' }, 'x')
    await signIn(editor, editor.password)
  })

  it('has each successful and failed sign-in with the id of the editor', async () => {
    const client = expect.stringMatching(/^[\w-]{12}$/)
    const event = { log: 'security', event: 'editor-sign-in', client }
    expect((await lines()).slice(-3)).toMatchObject([
      { ...event, outcome: 'refused', subject: `editor-${editor.id}` },
      { ...event, outcome: 'refused', subject: null },
      { ...event, outcome: 'ok', subject: `editor-${editor.id}` },
    ])
    const text = await readFile(file, 'utf8')
    for (const secret of [editor.email, editor.password, 'sai mat khau', 'unknown@']) {
      expect(text).not.toContain(secret)
    }
  })

  it('is readable only for its owner', async () => {
    expect((await stat(file)).mode & 0o077).toBe(0)
  })
})
