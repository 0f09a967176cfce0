import { readFile, stat } from 'node:fs/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import { call, content, unique } from './support/content'

interface Editor {
  id: number
  email: string
  password: string
}

async function newEditor(): Promise<Editor> {
  const payload = await content()
  const data = { email: `${unique('editor')}@nas.example`, password: unique('mat-khau') }
  return { ...data, id: (await payload.create({ collection: 'users', data })).id }
}

const signIn = ({ email }: Editor, password: string) =>
  call('anonymous', 'users/login', { method: 'POST', body: { email, password } })

/** A browser of the editor; gives the id of who is signed in there. */
async function browserOf(editor: Editor) {
  const { token } = await (await signIn(editor, editor.password)).json()
  const headers = { Authorization: `JWT ${token}` }
  const me = async () => (await (await call('anonymous', 'users/me', { headers })).json()).user?.id
  expect(await me()).toBe(editor.id)
  return { headers, me }
}

describe('an editor', () => {
  it('changes nothing of a colleague’s account', async () => {
    const colleague = await newEditor()
    for (const body of [{ password: unique('khac') }, { email: 'mine@nas.example' }]) {
      const byId = await call('editor', `users/${colleague.id}`, { method: 'PATCH', body })
      expect(byId.status).toBe(403)
      const where = `users?where[id][equals]=${colleague.id}`
      const byFilter = await call('editor', where, { method: 'PATCH', body })
      expect((await byFilter.json()).docs ?? []).toEqual([])
    }
    expect((await signIn(colleague, colleague.password)).status).toBe(200)
  })

  it('who changes the password is out everywhere else', async () => {
    const editor = await newEditor()
    const [here, elsewhere] = [await browserOf(editor), await browserOf(editor)]
    const body = { password: unique('moi'), currentPassword: editor.password }
    const changed = await call('anonymous', `users/${editor.id}`, {
      ...{ method: 'PATCH', body, headers: here.headers },
    })
    expect(changed.status).toBe(200)
    expect(await elsewhere.me()).toBeUndefined()
  })

  it('who is deleted is out at once', async () => {
    const editor = await newEditor()
    const { me } = await browserOf(editor)
    expect((await call('editor', `users/${editor.id}`, { method: 'DELETE' })).status).toBe(200)
    expect(await me()).toBeUndefined()
  })

  it('who signs out is out for who kept the token', async () => {
    const { headers, me } = await browserOf(await newEditor())
    await call('anonymous', 'users/logout', { method: 'POST', headers })
    expect(await me()).toBeUndefined()
  })

  it('is nobody to a page of another site, for which the browser sends the cookie', async () => {
    const editor = await newEditor()
    const { token } = await (await signIn(editor, editor.password)).json()
    const meFrom = async (Origin: string) => {
      const headers = { Cookie: `payload-token=${token}`, Origin }
      return (await (await call('anonymous', 'users/me', { headers })).json()).user?.id
    }
    expect(await meFrom('http://localhost:3001')).toBe(editor.id)
    expect(await meFrom('https://evil.example')).toBeUndefined()
  })

  it('stays signed in for eight hours', async () => {
    const editor = await newEditor()
    const { exp } = await (await signIn(editor, editor.password)).json()
    const hours = (exp - Date.now() / 1000) / 3600
    expect(hours).toBeGreaterThan(7.9)
    expect(hours).toBeLessThanOrEqual(8)
  })
})

describe('the security log', () => {
  const file = process.env.SECURITY_LOG ?? ''
  const lines = async () =>
    (await readFile(file, 'utf8'))
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
  let editor: Editor
  beforeAll(async () => {
    editor = await newEditor()
    await signIn(editor, 'sai mat khau')
    await signIn({ ...editor, email: 'nobody@nas.example' }, 'x')
    await signIn(editor, editor.password)
  })

  it('has each sign-in, good and bad, by the id of the editor', async () => {
    const event = { log: 'security', event: 'editor-sign-in' }
    expect((await lines()).slice(-3)).toMatchObject([
      { ...event, outcome: 'refused', subject: `editor-${editor.id}` },
      { ...event, outcome: 'refused', subject: null },
      { ...event, outcome: 'ok', subject: `editor-${editor.id}` },
    ])
    const text = await readFile(file, 'utf8')
    for (const secret of [editor.email, editor.password, 'sai mat khau', 'nobody@']) {
      expect(text).not.toContain(secret)
    }
  })

  it('is read by its owner alone', async () => {
    expect((await stat(file)).mode & 0o077).toBe(0)
  })
})
