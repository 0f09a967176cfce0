import { localFacebook, localGoogle } from '../support/social-providers.ts'

/** Google and Facebook for all suites of a run, at the addresses that the running shop uses. */
export default async function startProviders() {
  const { GOOGLE_ISSUER, FACEBOOK_URL } = process.env
  const places = [
    [localGoogle, GOOGLE_ISSUER],
    [localFacebook, FACEBOOK_URL],
  ] as const
  const started = await Promise.all(
    places.map(async ([make, url]) => {
      if (!url?.startsWith('http://localhost:')) return null
      const server = await make()
      await server.start(Number(new URL(url).port), 'localhost')
      return server
    }),
  )
  return () => Promise.all(started.map((server) => server?.stop()))
}
