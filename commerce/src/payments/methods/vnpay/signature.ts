import { timingSafeEqual } from 'node:crypto'
import { buildPaymentUrlSearchParams, HashAlgorithm, hash } from 'vnpay'

/** What the shop and VNPAY have agreed on. */
export interface Terminal {
  code: string
  secret: string
  /** The payment page. */
  pageUrl: string
  /** Where questions about payments are asked. */
  apiUrl: string
  /** Where customers come back to. */
  returnUrl: string
}

function isSigned(secret: string, text: string, signature: string | undefined): boolean {
  const expected = Buffer.from(hash(secret, text, HashAlgorithm.SHA512))
  const given = Buffer.from((signature ?? '').toLowerCase())
  // The library compares with ===, whose time tells how much of a guess was right.
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** True when the gateway has signed these parameters of an address. */
export function isSignedQuery(secret: string, query: Record<string, string>): boolean {
  const { vnp_SecureHash, vnp_SecureHashType: _, ...signed } = query
  return isSigned(secret, buildPaymentUrlSearchParams(signed).toString(), vnp_SecureHash)
}

/** In the order in which the gateway signs what it answers. */
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

/**
 * True when the gateway has signed this answer to a question. The library takes an answer without
 * a signature for a good one.
 */
export function isSignedAnswer(
  { code, secret }: Pick<Terminal, 'code' | 'secret'>,
  answer: Record<string, string>,
): boolean {
  const ours: Record<string, string> = { ...answer, vnp_TmnCode: code }
  const text = answerFields.map((field) => ours[field] ?? '').join('|')
  return isSigned(secret, text, answer.vnp_SecureHash)
}
