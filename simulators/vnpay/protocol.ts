import { createHmac } from 'node:crypto'
import * as v from 'valibot'
import type { Ended } from './ledger.ts'

// Written from VNPAY's manual, independent of commerce's library: shared code would hide shared
// mistakes. `library.test.ts` compares the two.

export interface Terminal {
  code: string
  secret: string
}

export type Params = Record<string, string>

/** HMAC-SHA512 in hexadecimal, VNPAY's only signature method. */
export function sign(text: string, secret: string): string {
  return createHmac('sha512', secret).update(text, 'utf8').digest('hex')
}

/** Form encoding: a space becomes +. */
function formEncoded(text: string): string {
  return encodeURIComponent(text)
    .replaceAll('%20', '+')
    .replace(/[!'()~]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
}

/** All parameters but the signature, sorted by name, without empty values. */
function signedPart(params: Params): string {
  const unsigned = ['vnp_SecureHash', 'vnp_SecureHashType']
  return Object.keys(params)
    .filter((name) => !unsigned.includes(name) && params[name] !== '')
    .sort()
    .map((name) => `${formEncoded(name)}=${formEncoded(params[name] ?? '')}`)
    .join('&')
}

export function signedQuery(params: Params, secret: string): string {
  const part = signedPart(params)
  return `${part}&vnp_SecureHash=${sign(part, secret)}`
}

export function isSignedQuery(params: Params, secret: string): boolean {
  return params.vnp_SecureHash?.toLowerCase() === sign(signedPart(params), secret)
}

/** The signature of the calls between servers: the values in VNPAY's order, separated by bars. */
export function signValues(values: (string | undefined)[], secret: string): string {
  return sign(values.map((value) => value ?? '').join('|'), secret)
}

const sevenHours = 7 * 60 * 60 * 1000

/** A time in VNPAY's format yyyyMMddHHmmss, in Vietnam's time zone. */
export function gatewayTime(moment: number): string {
  return new Date(moment + sevenHours).toISOString().replace(/\D/g, '').slice(0, 14)
}

export function readGatewayTime(text: string): number | null {
  const parts = /^(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})$/.exec(text)?.slice(1).map(Number)
  if (parts === undefined) return null
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts
  const moment = Date.UTC(year, month - 1, day, hour, minute, second) - sevenHours
  return gatewayTime(moment) === text ? moment : null
}

export type Forgery = Behaviour['forgery']

function resultParams({ reference, amount, info, result }: Ended, terminal: Terminal): Params {
  const reachedBank = result.number !== '0'
  return {
    vnp_Amount: String(amount),
    vnp_BankCode: result.bank,
    ...(reachedBank ? { vnp_BankTranNo: `VNP${result.number}` } : {}),
    vnp_CardType: result.card,
    vnp_OrderInfo: info,
    vnp_PayDate: result.paidAt,
    vnp_ResponseCode: result.code,
    vnp_TmnCode: terminal.code,
    vnp_TransactionNo: result.number,
    vnp_TransactionStatus: result.status,
    vnp_TxnRef: reference,
  }
}

/** The query of an IPN or a return. A wrong amount is signed correctly: it claims one đồng. */
export function resultQuery(transaction: Ended, terminal: Terminal, forgery: Forgery): string {
  const params = resultParams(transaction, terminal)
  if (forgery === 'amount') return signedQuery({ ...params, vnp_Amount: '100' }, terminal.secret)
  const secret = forgery === 'signature' ? 'another-secret' : terminal.secret
  return signedQuery(params, secret)
}

const ms = v.pipe(v.number(), v.integer(), v.minValue(0))

export const behaviourSchema = v.strictObject({
  /** Concurrent IPNs: 0 never notifies the shop, 2 notifies it twice. */
  ipns: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10)),
  /** Delay before the first IPN, and between a rejected IPN and the next, in ms. */
  ipnAfterMs: ms,
  retryAfterMs: ms,
  forgery: v.picklist(['nothing', 'signature', 'amount']),
  /** With `lost`, the browser never returns to the shop. */
  back: v.picklist(['normal', 'lost']),
  query: v.picklist(['normal', 'down', 'forged']),
})

export type Behaviour = v.InferOutput<typeof behaviourSchema>

/** Like VNPAY: sends an IPN at once, and again every five minutes until the shop accepts it. */
export const defaultBehaviour: Behaviour = {
  ipns: 1,
  ipnAfterMs: 0,
  retryAfterMs: 5 * 60_000,
  forgery: 'nothing',
  back: 'normal',
  query: 'normal',
}
