import { settings } from './settings'

export const issuer = 'nas-commerce'

export const bearerOptions = { issuer, audience: 'nas-shop', algorithm: 'HS256' } as const

/**
 * Parameters of scrypt for passwords, with the work that OWASP recommends: three passes at N = 2^15
 * equal one at 2^17 in a quarter of the memory (32 MB per hash).
 */
export const passwordHash = () => ({ logN: settings().PASSWORD_COST, r: 8, p: 3 })
