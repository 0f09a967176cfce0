import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { call, content, manager, unique } from './support/content'

const payload = await content()
const folder = process.env.MAIL_DIR ?? ''

/** Decodes the lines of quoted-printable that this test reads. */
const decoded = (mail: string) =>
  Buffer.from(
    mail
      .replaceAll('=\n', '')
      .replaceAll(/=([0-9A-F]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  ).toString()

async function mailsTo(email: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  const mails = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')))
  return mails.filter((mail) => mail.includes(`To: ${email}`)).map(decoded)
}

const tokenIn = (mail = '') => mail.match(/admin\/reset\/(\w+)/)?.[1]

let networks = 0
const open = (path: string, body: object) => {
  networks += 1
  const headers = { 'X-Forwarded-For': `198.19.0.${networks}` }
  return call('anonymous', `users/${path}`, { method: 'POST', body, headers })
}

async function newEditor() {
  const [email, password] = [`${unique('thu')}@nas.example`, unique('mat-khau')]
  const data = { email, password, role: 'editor' as const }
  return { ...data, id: (await payload.create({ collection: 'users', data })).id }
}

const { SMTP_URL } = process.env
afterEach(() => {
  if (SMTP_URL === undefined) delete process.env.SMTP_URL
  else process.env.SMTP_URL = SMTP_URL
})

describe('a forgotten password', () => {
  it('is reset once by the link of a mail, which ends all sessions', async () => {
    const editor = await newEditor()
    const { token: session } = await payload.login({ collection: 'users', data: editor })
    const asked = await open('forgot-password', { email: editor.email })
    expect(asked.status).toBe(200)
    const [mail, ...others] = await mailsTo(editor.email)
    expect(others).toEqual([])
    const token = tokenIn(mail)
    const reset = (password: string) => open('reset-password', { token, password })
    expect((await reset('12345678')).status).toBe(400)
    const password = unique('mat-khau-moi')
    expect((await reset(password)).status).toBe(200)
    const me = await call('anonymous', 'users/me', { headers: { Authorization: `JWT ${session}` } })
    expect((await me.json()).user).toBeNull()
    expect((await open('login', { email: editor.email, password })).status).toBe(200)
    expect((await reset(unique('mat-khau'))).status).toBe(403)
  })

  it('is answered alike for an unknown address, to which nothing is sent', async () => {
    const { email } = await newEditor()
    const stranger = `${unique('la')}@nas.example`
    const answers = await Promise.all(
      [email, stranger].map(async (one) => {
        const answer = await open('forgot-password', { email: one })
        return [answer.status, await answer.text()]
      }),
    )
    expect(answers[0]).toEqual(answers[1])
    expect(await mailsTo(stranger)).toEqual([])
  })

  it('says that nothing was sent while the mail server is unavailable, to everyone', async () => {
    const { email } = await newEditor()
    process.env.SMTP_URL = 'smtp://127.0.0.1:1'
    for (const one of [email, `${unique('la')}@nas.example`]) {
      const answer = await open('forgot-password', { email: one })
      expect([answer.status, await answer.text()]).toEqual([
        503,
        expect.stringContaining('No mail was sent'),
      ])
    }
  })
})

describe('an invitation', () => {
  const add = (email: string, more: object = {}) =>
    call('manager', 'users', {
      method: 'POST',
      body: { email, currentPassword: manager.password, ...more },
    })

  it('is a mail in both languages, whose link sets the first password', async () => {
    const email = `${unique('moi')}@nas.example`
    const given = unique('mat-khau')
    const added = await add(email, { password: given })
    expect([added.status, (await added.json()).doc?.role]).toEqual([201, 'contributor'])
    const [mail = ''] = await mailsTo(email)
    for (const text of ['Chào mừng bạn', 'Welcome to']) expect(mail).toContain(text)
    // The creator of the account knows no password of it.
    expect((await open('login', { email, password: given })).status).toBe(401)
    const password = unique('tu-chon')
    expect((await open('reset-password', { token: tokenIn(mail), password })).status).toBe(200)
    expect((await open('login', { email, password })).status).toBe(200)
  })

  it('that cannot be sent leaves no account', async () => {
    const email = `${unique('moi')}@nas.example`
    process.env.SMTP_URL = 'smtp://127.0.0.1:1'
    const refused = await add(email)
    expect([refused.status, await refused.text()]).toEqual([
      503,
      expect.stringContaining('No mail was sent'),
    ])
    const where = { email: { equals: email } }
    expect((await payload.count({ collection: 'users', where })).totalDocs).toBe(0)
  })
})
