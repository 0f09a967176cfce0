import { once } from 'node:events'
import { createServer } from 'node:http'
import { emailTexts } from '@nas/domain/email-texts/texts'
import { standardHome } from '@nas/domain/standard-home'
import { standardMenus } from '@nas/domain/standard-menus'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { call, content, editor } from './support/content'

const payload = await content()

const both = { locale: 'all', depth: 0 } as const

const withoutIds = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (key, inner) => (key === 'id' || inner === null ? undefined : inner)),
  )

async function emailOf(kind: string): Promise<number> {
  const found = await payload.find({ collection: 'emails', where: { kind: { equals: kind } } })
  return found.docs[0]?.id ?? 0
}

async function save(kind: string, body: object, locale = 'vi'): Promise<string> {
  const path = `emails/${await emailOf(kind)}?locale=${locale}`
  const answer = await call('editor', path, { method: 'PATCH', body })
  if (answer.ok) return 'saved'
  const { errors } = await answer.json()
  return errors[0].data.errors[0].message
}

describe('a new database', () => {
  it('has the texts of all emails', async () => {
    const { docs } = await payload.find({ collection: 'emails', pagination: false, ...both })
    const stored = docs.map(({ kind, subject, preview, heading, text }) => {
      const inLocale = (locale: 'vi' | 'en') =>
        Object.fromEntries(
          Object.entries({ subject, preview, heading, text }).map(([name, value]) => [
            name,
            Object(value)[locale],
          ]),
        )
      return [kind, { vi: inLocale('vi'), en: inLocale('en') }]
    })
    const expected = Object.entries(emailTexts).map(([kind, { vi, en }]) => [kind, { vi, en }])
    expect(Object.fromEntries(stored)).toEqual(Object.fromEntries(expected))
  })

  it('has the texts of the home page, header and footer', async () => {
    const { sections, promises } = await payload.findGlobal({ slug: 'homeinfo', ...both })
    const untitled = { title: {}, text: {} }
    expect(withoutIds({ sections, promises })).toEqual({
      ...standardHome,
      sections: standardHome.sections.map((section) => ({ ...untitled, ...section })),
    })
    const { about, contact, footer } = await payload.findGlobal({ slug: 'menuinfo', ...both })
    expect(withoutIds({ about, contact, footer })).toEqual(standardMenus)
  })
})

describe('the words of an email', () => {
  it('are saved in one language, and published', async () => {
    const text = 'Cảm ơn bạn. Tổng cộng {{total}}.'
    expect(await save('order-delivered', { text })).toBe('saved')
    const stored = await payload.findByID({
      collection: 'emails',
      id: await emailOf('order-delivered'),
      ...both,
    })
    expect(stored.text).toEqual({ vi: text, en: emailTexts['order-delivered'].en.text })
    const last = await payload.find({ collection: 'publications', limit: 1, sort: '-id' })
    expect(last.docs[0]).toMatchObject({ resource: 'emails', documentId: String(stored.id) })
  })

  it.each([
    [
      'order-paid',
      { text: 'Chào {{name}}' },
      '{{name}} is unknown. Known placeholders: {{order}}, {{total}}, {{delivery}}',
    ],
    [
      'order-paid',
      { subject: 'Xin chào' },
      '{{order}} is required here. Known placeholders: {{order}}, {{total}}, {{delivery}}',
    ],
    [
      'transfer-missing',
      { text: 'Hãy chuyển tiền.' },
      '{{until}} is required here. Known placeholders: {{order}}, {{total}}, {{delivery}}, {{until}}',
    ],
    [
      'registration',
      { heading: 'Chào {{name}}' },
      '{{name}} is unknown: this text has no placeholders',
    ],
    ['registration', { heading: '' }, 'This field is required.'],
  ])('of %s are refused: %j', async (kind, body, message) => {
    expect(await save(kind, body)).toBe(message)
  })

  it('keep their kind', async () => {
    expect(await save('registration', { kind: 'other', name: 'Khác' })).toBe('saved')
    expect(await emailOf('registration')).toBeGreaterThan(0)
  })
})

describe('the home page', () => {
  it('has each section once, with its heading, and known placeholders only', async () => {
    const untitled = { sections: [{ section: 'club' }] }
    const twice = { sections: [{ section: 'film' }, { section: 'film' }] }
    const unknown = { promises: [{ icon: 'cash', title: 'Quà', text: 'Trên {{sum}}' }] }
    for (const body of [twice, untitled, unknown]) {
      const answer = await call('editor', 'globals/homeinfo', { method: 'POST', body })
      expect(answer.status).toBe(400)
    }
  })
})

describe('a test email', () => {
  afterEach(() => vi.unstubAllEnvs())

  async function commerce(answer: (token: string) => Promise<object>) {
    const server = createServer(async (request, response) => {
      const [body] = await once(request, 'data')
      response.end(JSON.stringify(await answer(JSON.parse(String(body)).token)))
    })
    server.listen(0)
    await once(server, 'listening')
    const address = server.address()
    vi.stubEnv('COMMERCE_URL', `http://127.0.0.1:${Object(address).port}`)
    return server
  }

  const readTest = async (token: string) =>
    (await call('reader', `emails/tests/${token}`)).json() as Promise<object>

  async function send(): Promise<unknown> {
    const path = `emails/${await emailOf('order-sent')}/test?locale=en`
    return (await call('editor', path, { method: 'POST' })).json()
  }

  it('is read once by commerce, with the saved words and the address of the editor', async () => {
    const seen: object[] = []
    const server = await commerce(async (token) => {
      seen.push(await readTest(token), await readTest(token))
      return { result: 'file' }
    })
    expect(await send()).toEqual({ result: 'file', to: editor.email })
    expect(seen).toEqual([
      {
        recipient: editor.email,
        kind: 'order-sent',
        locale: 'en',
        words: emailTexts['order-sent'].en,
      },
      {},
    ])
    server.close()
  })

  it('is not called sent while commerce is unavailable', async () => {
    vi.stubEnv('COMMERCE_URL', 'http://127.0.0.1:1')
    expect(await send()).toEqual({ result: 'unreachable', to: editor.email })
  })
})

describe('a link of header and footer', () => {
  const linkTo = (path: string) =>
    call('editor', 'globals/menuinfo', {
      method: 'POST',
      body: { contact: [{ label: 'Liên kết', path }] },
    })

  it('leads to a page, also to one of a member', async () => {
    for (const { path } of standardMenus.contact)
      expect((await linkTo(path)).status, path).toBe(200)
    expect((await linkTo('/khong-co')).status).toBe(400)
  })
})
