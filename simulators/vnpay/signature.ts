import { createHmac } from 'node:crypto'

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
