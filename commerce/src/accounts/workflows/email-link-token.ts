import { sign } from 'jsonwebtoken'
import * as v from 'valibot'
import { settings } from '../../platform/settings/settings'
import { issuer } from '../../platform/settings/token-options'
import { readSigned } from './read-signed'

/** What the link is for: the new address confirms the change, the former one reverts it. */
export type EmailLinkPurpose = 'confirm' | 'revert'

/** A token is valid for one purpose only. */
const audienceOf = (purpose: EmailLinkPurpose) => `nas-shop-email-${purpose}`

const claimsSchema = v.object({ change: v.string() })

/** The lifetime of the token is stored in the row of the change. */
export function emailLinkToken(purpose: EmailLinkPurpose, change: string): string {
  const audience = audienceOf(purpose)
  return sign({ change }, settings().COMMERCE_JWT_SECRET, { issuer, audience })
}

/** @returns id of the change; null for a foreign token */
export function readEmailLink(purpose: EmailLinkPurpose, token: string): string | null {
  const { success, output } = v.safeParse(claimsSchema, readSigned(token, audienceOf(purpose)))
  return success ? output.change : null
}
