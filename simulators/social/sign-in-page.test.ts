import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RunningProviders, startProviders } from './server.ts'

const asked = {
  response_type: 'code',
  client_id: 'shop',
  redirect_uri: 'https://shop.example/back?of=google',
  state: 'a-state',
}

describe.each([
  ['Google', '/o/oauth2/v2/auth'],
  ['Facebook', '/v24.0/dialog/oauth'],
])('the sign-in page of %s', (provider, path) => {
  let running: RunningProviders
  beforeAll(async () => {
    running = await startProviders({ clientSecret: 'hush', memberEmail: 'mai"<@nas.test' })
  })
  afterAll(() => running.close())

  const address = (changes = {}) =>
    `${running.url}${path}?${new URLSearchParams({ ...asked, ...changes })}`

  async function page(changes = {}, languages = '') {
    const headers = { 'Accept-Language': languages }
    const response = await fetch(address(changes), { headers })
    return { status: response.status, text: await response.text() }
  }

  /** Presses the button with this text; each has the visitor as its value. */
  async function press(text: string, words: string) {
    const buttons = text.matchAll(/<button name="visitor" value="([^"]*)">([\s\S]*?)<\/button>/g)
    const [, value = ''] = [...buttons].find(([, , label]) => label?.includes(words)) ?? []
    const visitor = value.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))
    const body = new URLSearchParams({ visitor })
    const response = await fetch(address(), { method: 'POST', body, redirect: 'manual' })
    expect(response.status).toBe(303)
    return new URL(response.headers.get('location') ?? '')
  }

  it('offers invented people and the demo’s member, in the language of the shop', async () => {
    const { status, text } = await page({ hl: 'vi' }, 'en')
    expect(status).toBe(200)
    expect(text).toContain('<html lang="vi">')
    expect(text).toContain(`Đăng nhập ${provider} thử nghiệm`)
    expect(text).toContain('mai&#34;&#60;@nas.test')
    expect(text).not.toContain('<script')
    const english = await page({}, 'en-GB,vi;q=0.5')
    expect(english.text).toContain('<html lang="en">')
    expect(english.text).toContain(`Test sign-in of ${provider}`)
  })

  it('returns with a code, or with the refusal', async () => {
    const { text } = await page()
    const back = await press(text, 'The member of the demo shop')
    expect(back.origin + back.pathname).toBe('https://shop.example/back')
    expect(Object.fromEntries(back.searchParams)).toEqual({
      of: 'google',
      state: 'a-state',
      code: expect.stringMatching(/^[\w-]{32}$/),
    })
    const refused = await press(text, 'Refuse')
    expect(refused.searchParams.get('error')).toBe('access_denied')
    expect(refused.searchParams.get('code')).toBeNull()
  })

  it('is a new person each time', async () => {
    const emailOf = ({ text }: { text: string }) => /le\.mai\.\w+@demo\.example/.exec(text)?.[0]
    expect(emailOf(await page())).not.toBe(emailOf(await page()))
  })

  it.each([
    { response_type: 'token' },
    { redirect_uri: 'javascript:alert(1)' },
    { code_challenge_method: 'plain' },
    { client_id: '' },
  ])('rejects %j', async (changes) => {
    const { status, text } = await page(changes)
    expect(status).toBe(400)
    expect(text).toContain('Sign-in is not possible')
  })
})
