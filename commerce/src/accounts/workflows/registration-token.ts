import { type AskedRegistration, askedRegistrationSchema } from '@nas/contract/commerce/account'
import { sign } from 'jsonwebtoken'
import * as v from 'valibot'
import { settings } from '../../platform/settings/settings'
import { issuer } from '../../platform/settings/token-options'
import { readSigned } from './read-signed'

/** How long a mailed link makes an account. */
export const confirmationHours = 24

/** It opens nothing else. */
const audience = 'nas-shop-registration'

const claimsSchema = v.object({ asked: askedRegistrationSchema })

/** Who wants to become a member: only the mail holds it, until its link is opened. */
export function registrationToken(asked: AskedRegistration): string {
  const expiresIn = confirmationHours * 3600
  return sign({ asked }, settings().COMMERCE_JWT_SECRET, { issuer, audience, expiresIn })
}

/** @returns null for one that is too old, or none of ours */
export function readRegistration(token: string): AskedRegistration | null {
  const { success, output } = v.safeParse(claimsSchema, readSigned(token, audience))
  return success ? output.asked : null
}
