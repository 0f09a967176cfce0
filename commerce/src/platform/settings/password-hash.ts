import { settings } from './settings'

/**
 * Parameters of scrypt for passwords. As much work as OWASP asks for: three passes at N = 2^15
 * stand for one at 2^17, in a quarter of the memory (32 MB a hash).
 */
export const passwordHash = () => ({ logN: settings().PASSWORD_COST, r: 8, p: 3 })
