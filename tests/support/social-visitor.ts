import type { Visitor } from '../../simulators/social/people.ts'

export type Provider = 'google' | 'facebook'

const graph = '/v24.0'

const providerPaths: Readonly<Record<Provider, { authorize: string; token: string }>> = {
  google: { authorize: '/o/oauth2/v2/auth', token: '/token' },
  facebook: { authorize: `${graph}/dialog/oauth`, token: `${graph}/oauth/access_token` },
}

/** Agrees as this visitor on the simulator's page, and follows its redirect. */
export async function agree(url: string, visitor: Visitor): Promise<URL> {
  const body = new URLSearchParams({ visitor: JSON.stringify(visitor) })
  const { headers } = await fetch(url, { method: 'POST', body, redirect: 'manual' })
  return new URL(headers.get('location') ?? '')
}

/** An app of the provider at the simulator. */
export interface App {
  at: string
  client_id: string
  client_secret: string
}

/** The visitor's access token, as issued to the app. */
export async function accessToken(
  provider: Provider,
  { at, client_id, client_secret }: App,
  visitor: Visitor,
): Promise<string> {
  const { authorize, token } = providerPaths[provider]
  const redirect_uri = 'https://app.example/'
  const asked = new URLSearchParams({ response_type: 'code', redirect_uri, client_id })
  const back = await agree(`${at}${authorize}?${asked.toString()}`, visitor)
  const code = back.searchParams.get('code') ?? ''
  const grant_type = 'authorization_code'
  const body = new URLSearchParams({ grant_type, code, redirect_uri, client_id, client_secret })
  const answer = await fetch(`${at}${token}`, { method: 'POST', body })
  return ((await answer.json()) as { access_token: string }).access_token
}
