import { sql } from '@payloadcms/db-postgres/drizzle'
import { TOTP } from 'otpauth'
import { afterEach, describe, expect, it } from 'vitest'
import { newPassword } from '../src/sign-in/new-password'
import { call, content, manager, type Role, unique } from './support/content'
import { subjectsTo } from './support/mails'

const payload = await content()

interface Editor {
  id: number
  email: string
  password: string
  secret: string
  codes: string[]
  headers: Record<string, string>
}

const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 })

let networks = 0
const fromElsewhere = () => {
  networks += 1
  return { 'X-Forwarded-For': `198.20.${networks >> 8}.${networks & 255}` }
}

const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  call('anonymous', path, { method: 'POST', body, headers: { ...fromElsewhere(), ...headers } })

const signIn = ({ email, password }: Pick<Editor, 'email' | 'password'>, code?: string) =>
  post('users/login', { email, password, code })

async function isSignedIn(headers: Record<string, string>): Promise<boolean> {
  return (await (await call('anonymous', 'users/me', { headers })).json()).user !== null
}

async function newEditor(role: 'contributor' | 'editor' | 'manager' = 'editor') {
  const data = { email: `${unique('hai-lop')}@nas.example`, password: unique('mat-khau'), role }
  return { ...data, id: (await payload.create({ collection: 'users', data })).id }
}

const ownFactor = (
  { id, headers }: Pick<Editor, 'id' | 'headers'>,
  method: string,
  body: object,
  path = '',
) => call('anonymous', `users/factor/${id}${path}`, { method, body, headers })

/** An editor whose app was set up a step ago, so that its present code is unused. */
async function enrolled(role: 'editor' | 'manager' = 'editor'): Promise<Editor> {
  const editor = await newEditor(role)
  const { token } = await (await signIn(editor)).json()
  const signedIn = { ...editor, headers: { Authorization: `JWT ${token}` } }
  const proof = { currentPassword: editor.password }
  const { secret } = await (await ownFactor(signedIn, 'POST', proof)).json()
  const confirmed = await ownFactor(signedIn, 'PATCH', { code: codeOf(secret) })
  expect(confirmed.status).toBe(200)
  const { codes } = await confirmed.json()
  await payload.db.drizzle.execute(
    sql`update second_factors set used_step = used_step - 2 where account = ${editor.id}`,
  )
  return { ...signedIn, secret, codes }
}

const problem = async (answer: Response) => {
  const { errors } = await answer.json()
  return [answer.status, errors[0]?.data?.errors?.[0]?.path]
}

describe('the sign-in of an editor with an app', () => {
  it('asks for a code once the password is correct, also over REST', async () => {
    const editor = await enrolled()
    const asked = await signIn(editor)
    expect(asked.headers.get('Set-Cookie')).toBeNull()
    expect(await problem(asked)).toEqual([400, 'code'])
    expect((await signIn({ ...editor, password: 'sai' })).status).toBe(401)
    expect((await signIn({ ...editor, password: 'sai' }, codeOf(editor.secret))).status).toBe(401)
    const { token } = await (await signIn(editor, codeOf(editor.secret))).json()
    expect(await isSignedIn({ Authorization: `JWT ${token}` })).toBe(true)
  })

  it('refuses a wrong code without a session and without ending others', async () => {
    const editor = await enrolled()
    expect(await problem(await signIn(editor, '000000'))).toEqual([401, 'code'])
    const { sessions } = await payload.findByID({
      collection: 'users',
      id: editor.id,
      showHiddenFields: true,
    })
    expect(sessions).toHaveLength(1)
    expect(await isSignedIn(editor.headers)).toBe(true)
  })

  it('accepts each code once, also of two calls at once, and none before it', async () => {
    const editor = await enrolled()
    const code = codeOf(editor.secret)
    const answers = await Promise.all([signIn(editor, code), signIn(editor, code)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
    expect((await signIn(editor, codeOf(editor.secret, -1))).status).toBe(401)
    expect((await signIn(editor, codeOf(editor.secret, 1))).status).toBe(200)
  })

  it('accepts each recovery code once and mails the owner', async () => {
    const editor = await enrolled()
    const [code = ''] = editor.codes
    expect((await signIn(editor, code.toLowerCase().replaceAll('-', ' '))).status).toBe(200)
    expect((await signIn(editor, code)).status).toBe(401)
    expect(await subjectsTo(editor.email)).toEqual([
      'A recovery code was used',
      'Your second factor was changed',
    ])
  })

  it('counts wrong codes of concurrent calls, and makes the next one wait', async () => {
    const editor = await enrolled()
    const guesses = await Promise.all(Array.from({ length: 5 }, () => signIn(editor, '000000')))
    expect(await Promise.all(guesses.map(problem))).toEqual(Array(5).fill([401, 'code']))
    const [row] = (
      await payload.db.drizzle.execute(
        sql`select failures from second_factors where account = ${editor.id}`,
      )
    ).rows
    expect(row).toEqual({ failures: 5 })
    await payload.db.drizzle.execute(
      sql`update second_factors set failures = 12 where account = ${editor.id}`,
    )
    const waiting = await ownFactor(editor, 'DELETE', {
      currentPassword: editor.password,
      code: codeOf(editor.secret),
    })
    expect(await problem(waiting)).toEqual([429, 'code'])
  })

  it('is not bypassed by a reset password', async () => {
    const editor = await enrolled()
    const token = await payload.forgotPassword({
      collection: 'users',
      data: { email: editor.email },
      disableEmail: true,
    })
    const password = unique('mat-khau-moi')
    const reset = await post('users/reset-password', { token, password })
    expect(reset.status).toBe(200)
    expect(await reset.json()).toMatchObject({ user: null })
    expect(reset.headers.get('Set-Cookie')).toMatch(/^payload-token=;/)
    const { sessions } = await payload.findByID({
      collection: 'users',
      id: editor.id,
      showHiddenFields: true,
    })
    expect(sessions).toEqual([])
    expect(await problem(await signIn({ ...editor, password }))).toEqual([400, 'code'])
  })
})

describe('the app', () => {
  it('is stored encrypted, and no call shows it', async () => {
    const editor = await enrolled()
    const { rows } = await payload.db.drizzle.execute(
      sql`select second_factors::text as text from second_factors where account = ${editor.id}`,
    )
    const stored = String(rows[0]?.text)
    const answers = await Promise.all(
      ['users/me', `users/${editor.id}`, `users/factor/${editor.id}`].map(async (path) =>
        (await call('anonymous', path, { headers: editor.headers })).text(),
      ),
    )
    const entries = await auditOf(editor.id)
    expect(entries).toContainEqual({ after: '{"factor": "changed"}' })
    for (const text of [stored, ...answers, JSON.stringify(entries)]) {
      for (const secret of [editor.secret, ...editor.codes]) expect(text).not.toContain(secret)
    }
  })

  it('needs the password to be set up and, with an app, a code; other sessions end', async () => {
    const editor = await enrolled()
    const other = await (await signIn(editor, codeOf(editor.secret))).json()
    const { password: currentPassword } = editor
    expect(await problem(await ownFactor(editor, 'POST', {}))).toEqual([400, 'currentPassword'])
    expect(await problem(await ownFactor(editor, 'POST', { currentPassword }))).toEqual([
      400,
      'code',
    ])
    const code = codeOf(editor.secret, 1)
    const { secret } = await (await ownFactor(editor, 'POST', { currentPassword, code })).json()
    expect(await problem(await ownFactor(editor, 'PATCH', { code: '000000' }))).toEqual([
      400,
      'code',
    ])
    expect((await ownFactor(editor, 'PATCH', { code: codeOf(secret) })).status).toBe(200)
    expect(await isSignedIn(editor.headers)).toBe(true)
    expect(await isSignedIn({ Authorization: `JWT ${other.token}` })).toBe(false)
    expect((await signIn(editor, codeOf(editor.secret, 1))).status).toBe(401)
  })

  it('is switched off by password and code', async () => {
    const editor = await enrolled()
    const { password: currentPassword, secret } = editor
    const wrong = await ownFactor(editor, 'DELETE', { currentPassword, code: '000000' })
    expect(await problem(wrong)).toEqual([401, 'code'])
    const code = codeOf(secret)
    expect((await ownFactor(editor, 'DELETE', { currentPassword, code })).status).toBe(200)
    expect((await signIn(editor)).status).toBe(200)
  })

  it('gets new recovery codes, which replace the earlier ones', async () => {
    const editor = await enrolled()
    const proof = { currentPassword: editor.password, code: codeOf(editor.secret) }
    const { codes } = await (await ownFactor(editor, 'POST', proof, '/codes')).json()
    expect((await signIn(editor, editor.codes[0])).status).toBe(401)
    expect((await signIn(editor, codes[0])).status).toBe(200)
  })

  it('is removed by the command for the only editor, if asked', async () => {
    const editor = await enrolled()
    const password = String(await newPassword(payload, editor.email))
    expect((await signIn({ ...editor, password })).status).toBe(400)
    const again = String(await newPassword(payload, editor.email, 'without-factor'))
    expect((await signIn({ ...editor, password: again })).status).toBe(200)
  })
})

describe('a colleague’s app', () => {
  const remove = (role: Role, id: number, body: object = { currentPassword: manager.password }) =>
    call(role, `users/factor/${id}`, { method: 'DELETE', body })

  it.each(['contributor', 'editor', 'anonymous', 'writer'] as const)(
    'cannot be seen, replaced or removed by the %s',
    async (role) => {
      const { id } = await enrolled('manager')
      const path = `users/factor/${id}`
      expect((await call(role, path)).status).toBe(403)
      for (const method of ['POST', 'PATCH', 'DELETE']) {
        const body = { currentPassword: manager.password, code: '000000' }
        expect((await call(role, path, { method, body })).status).toBe(403)
      }
    },
  )

  it('cannot be replaced by a manager, only removed, with the manager’s password', async () => {
    const editor = await enrolled()
    for (const method of ['POST', 'PATCH']) {
      const body = { currentPassword: manager.password }
      const answer = await call('manager', `users/factor/${editor.id}`, { method, body })
      expect(answer.status).toBe(403)
    }
    expect(await problem(await remove('manager', editor.id, {}))).toEqual([400, 'currentPassword'])
    const watcher = await newEditor('manager')
    expect((await remove('manager', editor.id)).status).toBe(200)
    expect(await isSignedIn(editor.headers)).toBe(false)
    expect((await signIn(editor)).status).toBe(200)
    expect(await subjectsTo(editor.email)).toEqual([
      'Your second factor was changed',
      'Your second factor was changed',
    ])
    expect(await subjectsTo(watcher.email)).toEqual(['A second factor was removed'])
    const entries = await auditOf(editor.id)
    expect(entries).toContainEqual({ after: '{"factor": "removed"}' })
    expect((await remove('manager', 999_999)).status).toBe(404)
  })
})

describe('a required second factor', () => {
  afterEach(() => {
    process.env.SECOND_FACTOR = 'off'
    delete process.env.SECOND_FACTOR_FROM
  })

  it('is not asked of a program with a key', async () => {
    const { id } = await newEditor('contributor')
    const apiKey = unique('khoa-cua-mot-chuong-trinh')
    const data = { apiKey, enableAPIKey: true }
    await payload.update({ collection: 'users', id, data })
    process.env.SECOND_FACTOR_FROM = '2020-01-31'
    const headers = { Authorization: `users API-Key ${apiKey}` }
    expect((await call('anonymous', 'products?limit=1', { headers })).status).toBe(200)
  })

  it.each([
    ['manager', { SECOND_FACTOR: 'on' }, 403],
    ['editor', { SECOND_FACTOR: 'on' }, 200],
    ['contributor', { SECOND_FACTOR_FROM: '2020-01-31' }, 403],
    ['contributor', { SECOND_FACTOR_FROM: '2099-12-31' }, 200],
  ] as const)(
    'leaves the %s with %o at %i until there is an app',
    async (role, setting, status) => {
      const editor = await newEditor(role)
      const { token } = await (await signIn(editor)).json()
      const headers = { Authorization: `JWT ${token}` }
      Object.assign(process.env, setting)
      const works = async () => (await call('anonymous', 'products?limit=1', { headers })).status
      expect(await works()).toBe(status)
      const own = await call('anonymous', `users/${editor.id}`, { headers })
      expect((await own.json()).factorDue).toBe(status === 403)
      const body = { name: 'Mới' }
      const path = `users/${editor.id}`
      const renamed = await call('anonymous', path, { method: 'PATCH', body, headers })
      expect(renamed.status).toBe(status)
      const signedIn = { ...editor, headers }
      const proof = { currentPassword: editor.password }
      const { secret } = await (await ownFactor(signedIn, 'POST', proof)).json()
      await ownFactor(signedIn, 'PATCH', { code: codeOf(secret) })
      expect(await works()).toBe(200)
      expect(await auditOf(editor.id)).toContainEqual({ after: '{"factor": "changed"}' })
    },
  )
})

async function auditOf(id: number): Promise<unknown[]> {
  const entries = sql`select after::text from trail where kind = 'users' and subject = ${String(id)}`
  return (await payload.db.drizzle.execute(entries)).rows
}

/** The English half of each subject. */
