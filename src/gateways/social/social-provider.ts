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
   * @throws SocialRejectionError | BackendDownError
   */
  finish(search: string, flow: Flow): Promise<SocialProfile>
  /**
   * The owner of an access token, if it was made for the shop.
   * @returns the profile, and when the token ends in milliseconds since 1970
   * @throws SocialRejectionError | BackendDownError
   */
  ownerOf(accessToken: string): Promise<{ profile: SocialProfile; endsAt: number }>
}

/** The person or the provider rejected the sign-in, or what came back does not belong to it. */
export class SocialRejectionError extends GatewayError {
  override readonly name = 'SocialRejectionError'
  readonly code: 'access_denied' | 'refused'

  constructor(code: 'access_denied' | 'refused', options?: ErrorOptions) {
    super('The sign-in was refused', options)
    this.code = code
  }
}
