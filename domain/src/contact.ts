const emailPattern = /^[\w.-]+@([\w-]+\.)+[\w-]{2,4}$/
const phonePattern = /^(84|0)[35789]\d{8}$/

/** Rule of SPEC §5. */
export function isEmail(text: string): boolean {
  return text.length <= 254 && emailPattern.test(text)
}

/** Google and Facebook verify addresses with top-level domains that `isEmail` excludes. */
export function mayBeEmail(text: string): boolean {
  return text.length <= 254 && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text)
}

/** Misspellings of gmail.com. */
const mistyped = [
  'gmail.con',
  'gmail.co',
  'gmail.cm',
  'gmail.om',
  'gmail.cmo',
  'gmail.comm',
  'gmail.vn',
  'gmail.com.vn',
  'gmai.com',
  'gmal.com',
  'gmial.com',
  'gamil.com',
  'gnail.com',
]

/** The address that was probably meant; null when nothing looks mistyped. */
export function meantEmail(text: string): string | null {
  const [name, domain] = text.trim().toLowerCase().split('@')
  return domain !== undefined && mistyped.includes(domain) ? `${name}@gmail.com` : null
}

const landline = /^(84|0)2\d{9}$/
const hotline = /^1[89]00\d{4,6}$/

function bare(text: string): string {
  return text.replace(/[\s.()-]/g, '').replace(/^\+/, '')
}

/** A Vietnamese mobile number (SPEC §5); spaces, dots, hyphens and a leading + are ignored. */
export function isPhone(text: string): boolean {
  return phonePattern.test(bare(text))
}

export function isBranchPhone(text: string): boolean {
  const digits = bare(text)
  return [phonePattern, landline, hotline].some((pattern) => pattern.test(digits))
}

/** @returns 0 and nine digits @throws RangeError unless it is a Vietnamese mobile number */
export function normalisePhone(text: string): string {
  const digits = bare(text)
  if (!phonePattern.test(digits)) throw new RangeError('Not a Vietnamese mobile number')
  return digits.replace(/^84/, '0')
}

/** SPEC §9; other numbers are unchanged. @example formatPhone('0912345678') // '+84 912 345 678' */
export function formatPhone(text: string): string {
  if (!isPhone(text)) return text
  const national = normalisePhone(text).slice(1)
  return `+84 ${national.slice(0, 3)} ${national.slice(3, 6)} ${national.slice(6)}`
}
