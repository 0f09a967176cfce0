import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { freePort } from '../../../scripts/stack/ports.ts'
import type { Visitor } from '../../../simulators/social/people.ts'
import { type RunningProviders, startProviders } from '../../../simulators/social/server.ts'
import { accessToken, agree } from '../../../tests/support/social-visitor.ts'
import { createFacebook } from './facebook.ts'
import { createGoogle } from './google.ts'
import type { Flow, SocialProvider } from './social-provider.ts'

const flow: Flow = { state: 's'.repeat(43), nonce: 'n'.repeat(43), verifier: 'v'.repeat(43) }
const mai = { id: '1001', email: 'mai@example.com', email_verified: true, name: 'Mai' }

const clientSecret = 'hush'

interface UnderTest {
  client(url: string, id?: string): SocialProvider
  returnUrl: string
}

const providers: Record<'google' | 'facebook', UnderTest> = {
  google: {
    client: (issuer, clientId = 'shop') =>
      createGoogle({ clientId, clientSecret, issuer }, providers.google.returnUrl),
    returnUrl: 'https://shop.example/api/connect/google/callback',
  },
  facebook: {
    client: (url, appId = 'shop') =>
      createFacebook(
        { appId, appSecret: clientSecret, url, graphUrl: url },
        providers.facebook.returnUrl,
      ),
    returnUrl: 'https://shop.example/api/connect/facebook/callback',
  },
}

/** The query string with which the visitor returns. */
async function returned(
  provider: SocialProvider,
  visitor: Visitor,
  started = flow,
): Promise<string> {
  return (await agree((await provider.startUrl(started)).href, visitor)).search
}

describe.each(['google', 'facebook'] as const)('%s', (name) => {
  const { client, returnUrl } = providers[name]
  let server: RunningProviders
  let url: string
  let provider: SocialProvider
  const app = (client_id: string) => ({ at: url, client_id, client_secret: clientSecret })

  beforeAll(async () => {
    server = await startProviders({ clientSecret })
    url = server.url
  })
  afterAll(() => server.close())
  beforeEach(() => {
    provider = client(url)
  })

  it('is called with a state, a return address of ours and the hash of the verifier', async () => {
    const { searchParams } = await provider.startUrl({ ...flow, locale: 'vi' })
    expect(Object.fromEntries(searchParams)).toMatchObject({
      response_type: 'code',
      client_id: 'shop',
      redirect_uri: returnUrl,
      state: flow.state,
      code_challenge_method: 'S256',
    })
    expect(searchParams.get('code_challenge')).not.toBe(flow.verifier)
    expect(searchParams.get('nonce')).toBe(name === 'google' ? flow.nonce : null)
    expect(searchParams.get('hl')).toBe(name === 'google' ? 'vi' : null)
    expect(searchParams.get('client_secret')).toBeNull()
  })

  it('returns the person', async () => {
    expect(await provider.finish(await returned(provider, mai), flow)).toEqual({
      subject: '1001',
      email: 'mai@example.com',
      emailVerified: true,
      name: 'Mai',
    })
    const { email: _email, ...nameless } = mai
    expect(await provider.finish(await returned(provider, nameless), flow)).toMatchObject({
      email: null,
    })
  })

  it('distinguishes a rejection by the person from one of the provider', async () => {
    const denied = await returned(provider, { ...mai, denies: true })
    await expect(provider.finish(denied, flow)).rejects.toMatchObject({ code: 'access_denied' })
    const failed = await returned(provider, { ...mai, exchangeFails: 400 })
    await expect(provider.finish(failed, flow)).rejects.toMatchObject({ code: 'refused' })
  })

  it.each(['state', 'verifier'] as const)('rejects another %s', async (part) => {
    const search = await returned(provider, mai)
    const other = { ...flow, [part]: 'x'.repeat(43) }
    await expect(provider.finish(search, other)).rejects.toMatchObject({ code: 'refused' })
  })

  it('accepts a code once', async () => {
    const search = await returned(provider, mai)
    await provider.finish(search, flow)
    await expect(provider.finish(search, flow)).rejects.toMatchObject({ code: 'refused' })
  })

  it('returns the owner and expiry of an access token of ours', async () => {
    const token = await accessToken(name, app('shop'), mai)
    const { profile, endsAt } = await provider.ownerOf(token)
    expect(profile).toMatchObject({ subject: '1001', email: 'mai@example.com' })
    expect(endsAt).toBeGreaterThan(Date.now())
  })

  it('rejects a token for another app, and a malformed one', async () => {
    const token = await accessToken(name, app('other'), mai)
    await expect(provider.ownerOf(token)).rejects.toMatchObject({ code: 'refused' })
    await expect(provider.ownerOf('x')).rejects.toMatchObject({ code: 'refused' })
  })

  it('is not followed to another address, which would get the token', async () => {
    const reached: string[] = []
    const elsewhere = createServer(async (request, response) => {
      const path = request.url ?? ''
      if (path.startsWith('/.well-known')) {
        const metadata = await (await fetch(url + path)).json()
        const own = { issuer: moved, token_endpoint: `${moved}/token` }
        response.end(JSON.stringify({ ...metadata, ...own }))
      } else {
        reached.push(path)
        response.writeHead(307, { Location: url + path }).end()
      }
    })
    await new Promise<void>((resolve) => elsewhere.listen(0, 'localhost', resolve))
    const moved = `http://localhost:${(elsewhere.address() as AddressInfo).port}`
    const token = await accessToken(name, app('shop'), mai)
    await expect(client(moved).ownerOf(token)).rejects.toMatchObject({ name: 'BackendDownError' })
    expect(reached).toHaveLength(1)
    elsewhere.close()
  })

  it('that fails or is unavailable is an outage, reported without its response', async () => {
    const search = await returned(provider, { ...mai, exchangeFails: 500 })
    await expect(provider.finish(search, flow)).rejects.toMatchObject({
      name: 'BackendDownError',
      backend: name,
    })
    const away = client('http://localhost:1')
    const error = await away.ownerOf('a-secret-token').catch((failure: unknown) => failure)
    expect(error).toMatchObject({ name: 'BackendDownError' })
    expect(String((error as Error).cause)).not.toContain('a-secret-token')
  })
})

describe('an ID token of Google', () => {
  let server: RunningProviders
  let provider: SocialProvider

  beforeAll(async () => {
    server = await startProviders({ clientSecret })
  })
  afterAll(() => server.close())
  beforeEach(() => {
    provider = providers.google.client(server.url)
  })

  it.each([
    ['of another issuer', { iss: 'https://evil.example' }],
    ['for another audience', { aud: 'other' }],
    ['with another nonce', { nonce: 'replayed' }],
    ['that is over', { exp: 1_000_000_000 }],
  ])('is rejected with %s', async (_what, claims) => {
    const search = await returned(provider, { ...mai, claims })
    await expect(provider.finish(search, flow)).rejects.toMatchObject({ code: 'refused' })
  })

  it('reports an e-mail that Google has not verified', async () => {
    const search = await returned(provider, { ...mai, email_verified: false })
    expect(await provider.finish(search, flow)).toMatchObject({ emailVerified: false })
  })

  it('is rejected with a foreign signature', async () => {
    // Signed by a key with the same id as the one that Google publishes.
    const search = await returned(provider, { ...mai, forges: true })
    await expect(provider.finish(search, flow)).rejects.toMatchObject({ code: 'refused' })
  })
})

it('the metadata of Google are fetched again after an outage', async () => {
  const port = await freePort()
  const late = providers.google.client(`http://localhost:${port}`)
  await expect(late.startUrl(flow)).rejects.toMatchObject({ name: 'BackendDownError' })
  const server = await startProviders({ port, clientSecret })
  expect((await late.startUrl(flow)).pathname).toBe('/o/oauth2/v2/auth')
  await server.close()
})
