import { createHmac } from 'node:crypto'

// Written after VNPAY's manual, apart from what commerce uses for the same: two that share a mistake
// would agree with each other. `library.test.ts` compares this one with the library.

/** The shop's account at VNPAY. */
export interface Terminal {
  code: string
  secret: string
}

/** Parameters of a call, by their names. */
export type Params = Record<string, string>

/** HMAC-SHA512 in hexadecimal, VNPAY's one way to sign. */
export function sign(text: string, secret: string): string {
  return createHmac('sha512', secret).update(text, 'utf8').digest('hex')
}

/** As forms are encoded: a blank becomes +. */
function formEncoded(text: string): string {
  return encodeURIComponent(text)
    .replaceAll('%20', '+')
    .replace(/[!'()~]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
}

/** What is signed of a query: everything but the signature, sorted by name, empty values left out. */
function signedPart(params: Params): string {
  const unsigned = ['vnp_SecureHash', 'vnp_SecureHashType']
  return Object.keys(params)
    .filter((name) => !unsigned.includes(name) && params[name] !== '')
    .sort()
    .map((name) => `${formEncoded(name)}=${formEncoded(params[name] ?? '')}`)
    .join('&')
}

/** A query string that ends with its own signature. */
export function signedQuery(params: Params, secret: string): string {
  const part = signedPart(params)
  return `${part}&vnp_SecureHash=${sign(part, secret)}`
}

export function isSignedQuery(params: Params, secret: string): boolean {
  return params.vnp_SecureHash?.toLowerCase() === sign(signedPart(params), secret)
}

/** The signature of the calls between servers: the values in VNPAY's order, a bar between them. */
export function signValues(values: (string | undefined)[], secret: string): string {
  return sign(values.map((value) => value ?? '').join('|'), secret)
}

const sevenHours = 7 * 60 * 60 * 1000

/** A moment as VNPAY writes it: yyyyMMddHHmmss in Vietnam's time, wherever this runs. */
export function gatewayTime(moment: number): string {
  return new Date(moment + sevenHours).toISOString().replace(/\D/g, '').slice(0, 14)
}

/** The moment in milliseconds; null when the text is no time of VNPAY's form. */
export function readGatewayTime(text: string): number | null {
  const parts = /^(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})$/.exec(text)?.slice(1).map(Number)
  if (parts === undefined) return null
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts
  const moment = Date.UTC(year, month - 1, day, hour, minute, second) - sevenHours
  return gatewayTime(moment) === text ? moment : null
}
