const emailPattern = /^[\w.-]+@([\w-]+\.)+[\w-]{2,4}$/
const phonePattern = /^(84|0)[35789]\d{8}$/

/** Word characters, dots or hyphens, @, domain parts, an ending of 2 to 4 characters (SPEC §5). */
export function isEmail(text: string): boolean {
  return text.length <= 254 && emailPattern.test(text)
}

/**
 * An address that may already belong to somebody: Google and Facebook vouch for endings that the
 * rule for new ones is too narrow for.
 */
export function mayBeEmail(text: string): boolean {
  return text.length <= 254 && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)
}

function bare(text: string): string {
  return text.replace(/[\s.()-]/g, '').replace(/^\+/, '')
}

/** A Vietnamese mobile number (SPEC §5); spaces, dots, hyphens and a leading + are forgiven. */
export function isPhone(text: string): boolean {
  return phonePattern.test(bare(text))
}

/**
 * The stored form: 0 and nine digits.
 * @throws RangeError when it is no Vietnamese mobile number
 */
export function normalisePhone(text: string): string {
  const digits = bare(text)
  if (!phonePattern.test(digits)) throw new RangeError('Not a Vietnamese mobile number')
  return digits.replace(/^84/, '0')
}

/**
 * +84 and three groups of three digits (SPEC §9); what is no Vietnamese mobile number, such as a
 * hotline or a number from before the rule, stays as it is.
 * @example formatPhone('0912345678') // '+84 912 345 678'
 */
export function formatPhone(text: string): string {
  if (!isPhone(text)) return text
  const national = normalisePhone(text).slice(1)
  return `+84 ${national.slice(0, 3)} ${national.slice(3, 6)} ${national.slice(6)}`
}
