/** A person at a local provider, chosen by the test instead of the browser. */
export interface Visitor {
  id: string
  email?: string
  email_verified?: boolean
  name?: string
  /** The person rejects. */
  denies?: true
  /** Claims that replace the true ones in the ID token. */
  claims?: Record<string, unknown>
  /** The error status of the code exchange. */
  exchangeFails?: number
}

export type Provider = 'google' | 'facebook'

export const graph = '/v24.0'

export const providerPaths: Readonly<Record<Provider, { authorize: string; token: string }>> = {
  google: { authorize: '/authorize', token: '/token' },
  facebook: { authorize: `${graph}/dialog/oauth`, token: `${graph}/oauth/access_token` },
}

/** Agrees as this visitor, and follows the provider's redirect. */
export async function agree(url: string, visitor: Visitor): Promise<URL> {
  const agreed = new URL(url)
  agreed.searchParams.set('login_hint', JSON.stringify(visitor))
  const { headers } = await fetch(agreed, { redirect: 'manual' })
  return new URL(headers.get('location') ?? '')
}

/** The visitor's access token, as issued to an app of the provider. */
export async function accessToken(
  provider: Provider,
  at: string,
  client_id: string,
  visitor: Visitor,
): Promise<string> {
  const { authorize, token } = providerPaths[provider]
  const redirect_uri = 'https://app.example/'
  const asked = new URLSearchParams({ response_type: 'code', redirect_uri, client_id })
  const back = await agree(`${at}${authorize}?${asked.toString()}`, visitor)
  const code = back.searchParams.get('code') ?? ''
  const body = new URLSearchParams({ grant_type: 'authorization_code', code, client_id })
  const answer = await fetch(`${at}${token}`, { method: 'POST', body })
  return ((await answer.json()) as { access_token: string }).access_token
}
