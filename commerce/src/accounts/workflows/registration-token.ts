import { type AskedRegistration, askRegistration } from '@nas/contract/accounts/operations'
import { sign } from 'jsonwebtoken'
import * as v from 'valibot'
import { settings } from '../../platform/settings/settings'
import { issuer } from '../../platform/settings/token-options'
import { readSigned } from './read-signed'

/** Lifetime of a registration link, in hours. */
export const confirmationHours = 24

/** Limits the token to registrations. */
const audience = 'nas-shop-registration'

const claimsSchema = v.object({ asked: askRegistration.input })

/** Token of a requested registration. It is stored nowhere else until its link is opened. */
export function registrationToken(asked: AskedRegistration): string {
  const expiresIn = confirmationHours * 3600
  return sign({ asked }, settings().COMMERCE_JWT_SECRET, { issuer, audience, expiresIn })
}

/** @returns null for an expired or foreign token */
export function readRegistration(token: string): AskedRegistration | null {
  const { success, output } = v.safeParse(claimsSchema, readSigned(token, audience))
  return success ? output.asked : null
}
