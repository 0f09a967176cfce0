import { GatewayError } from '../gateway-errors.ts'

export type ProviderName = 'google' | 'facebook'

/** A person as the provider knows them. */
export interface SocialProfile {
  /** The provider's own name for the person, which never changes. */
  subject: string
  email: string | null
  emailVerified: boolean
  name: string | null
}

/** What ties a browser's way to the provider to its return. */
export interface Flow {
  state: string
  nonce: string
  /** Of PKCE; the provider learns its hash first. */
  verifier: string
}

/** Google or Facebook, as one of the shop's registered clients. */
export interface SocialProvider {
  /**
   * The address where the person agrees.
   * @throws BackendDownError
   */
  startUrl(flow: Flow): Promise<URL>
  /**
   * Exchanges the code with which the person came back.
   * @param search the query string of the return
   * @throws SocialRefusalError | BackendDownError
   */
  finish(search: string, flow: Flow): Promise<SocialProfile>
  /**
   * Whose access token this is, if it was made for the shop.
   * @returns the profile, and when the token ends in milliseconds since 1970
   * @throws SocialRefusalError | BackendDownError
   */
  ownerOf(accessToken: string): Promise<{ profile: SocialProfile; endsAt: number }>
}

/** The person or the provider said no, or what came back is not what was asked for. */
export class SocialRefusalError extends GatewayError {
  override readonly name = 'SocialRefusalError'
  readonly code: 'access_denied' | 'refused'

  constructor(code: 'access_denied' | 'refused', options?: ErrorOptions) {
    super('The sign-in was refused', options)
    this.code = code
  }
}
