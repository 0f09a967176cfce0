import { timingSafeEqual } from 'node:crypto'
import { buildPaymentUrlSearchParams, HashAlgorithm, hash } from 'vnpay'
import type { Outcome } from '../payment-method'

/** Vietnam has had no daylight saving since 1975. */
const offset = 7 * 60 * 60 * 1000

/** Format yyyyMMddHHmmss in Vietnam's time zone; the library's functions are right only in UTC. */
export function gatewayTime(moment: Date): string {
  const local = new Date(moment.getTime() + offset).toISOString()
  return local.replace(/\D/g, '').slice(0, 14)
}

export function momentOf(text: string): Date | null {
  const parts = /^(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})$/.exec(text)
  if (parts === null) return null
  const [, year, month, day, hour, minute, second] = parts
  const moment = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}+07:00`)
  return Number.isNaN(moment.getTime()) ? null : moment
}

const done = '00'
/** Status of a transaction that was paid but is under review by the gateway. */
const suspicious = '07'
/** Statuses of transactions that are undecided or under review at the gateway. */
const undecided = new Set(['01', '04', '05', '06', '07', '09'])

/** @returns null for malformed parameters; the caller has verified the signature */
export function readOutcome(parameters: Record<string, string>): Outcome | null {
  const { vnp_ResponseCode: response = '', vnp_TransactionStatus: status = '' } = parameters
  if (!/^\d{2}$/.test(response) || !/^\d{2}$/.test(status)) return null
  // Only this number means the same as a response code and as a status: as response codes, 05, 06
  // and 09 are rejections.
  if (undecided.has(status) || response === suspicious) return { result: 'pending' }
  if (!/^\d{1,15}$/.test(parameters.vnp_Amount ?? '')) return null
  // VNPAY counts in hundredths of a đồng.
  const amount = Number(parameters.vnp_Amount) / 100
  if (response !== done || status !== done) {
    return { result: 'failed', amount, gatewayCode: response === done ? status : response }
  }
  const gatewayNumber = parameters.vnp_TransactionNo ?? ''
  if (gatewayNumber === '') return null
  const paidAt = momentOf(parameters.vnp_PayDate ?? '') ?? new Date()
  return { result: 'paid', amount, gatewayNumber, gatewayCode: response, paidAt }
}

export interface Terminal {
  code: string
  secret: string
  pageUrl: string
  apiUrl: string
  /** Address to which customers return. */
  returnUrl: string
}

function isSigned(secret: string, text: string, signature: string | undefined): boolean {
  const expected = Buffer.from(hash(secret, text, HashAlgorithm.SHA512))
  const given = Buffer.from((signature ?? '').toLowerCase())
  // The library compares with ===, whose timing reveals how much of a guess is correct.
  return given.length === expected.length && timingSafeEqual(given, expected)
}

export function isSignedQuery(secret: string, query: Record<string, string>): boolean {
  const { vnp_SecureHash, vnp_SecureHashType: _, ...signed } = query
  return isSigned(secret, buildPaymentUrlSearchParams(signed).toString(), vnp_SecureHash)
}

/** Fields in the order in which the gateway signs its answers. */
const answerFields = [
  'vnp_ResponseId',
  'vnp_Command',
  'vnp_ResponseCode',
  'vnp_Message',
  'vnp_TmnCode',
  'vnp_TxnRef',
  'vnp_Amount',
  'vnp_BankCode',
  'vnp_PayDate',
  'vnp_TransactionNo',
  'vnp_TransactionType',
  'vnp_TransactionStatus',
  'vnp_OrderInfo',
  'vnp_PromotionCode',
  'vnp_PromotionAmount',
] as const

/** Whether the gateway has signed this answer. The library accepts answers without a signature. */
export function isSignedAnswer(
  { code, secret }: Pick<Terminal, 'code' | 'secret'>,
  answer: Record<string, string>,
): boolean {
  const ours: Record<string, string> = { ...answer, vnp_TmnCode: code }
  const text = answerFields.map((field) => ours[field] ?? '').join('|')
  return isSigned(secret, text, answer.vnp_SecureHash)
}
