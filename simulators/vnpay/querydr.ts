import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import type { Transaction } from './ledger.ts'
import type { Terminal } from './protocol.ts'
import { type Params, signValues } from './protocol.ts'

// Numbers or texts: shops send both, and the signature covers the text form.
const value = v.pipe(v.union([v.string(), v.number()]), v.transform(String))

const querySchema = v.looseObject({
  vnp_RequestId: v.pipe(value, v.regex(/^\w{1,32}$/)),
  vnp_Version: v.literal('2.1.0'),
  vnp_Command: v.literal('querydr'),
  vnp_TmnCode: value,
  vnp_TxnRef: value,
  vnp_OrderInfo: v.pipe(value, v.minLength(1), v.maxLength(255)),
  vnp_TransactionDate: v.pipe(value, v.regex(/^\d{14}$/)),
  vnp_CreateDate: v.pipe(value, v.regex(/^\d{14}$/)),
  vnp_IpAddr: v.pipe(value, v.regex(/^[\da-fA-F.:]{3,45}$/)),
  vnp_SecureHash: value,
})

export type Query = v.InferOutput<typeof querySchema>

const messages = {
  '00': 'QueryDR Success',
  '02': 'Invalid TmnCode',
  '03': 'Invalid data format',
  '91': 'Transaction not found',
  '94': 'Duplicate request',
  '97': 'Invalid checksum',
} as const

type Code = keyof typeof messages

export function parseQuery(body: unknown, terminal: Terminal): Query | '02' | '03' | '97' {
  const read = v.safeParse(querySchema, body)
  if (!read.success) return '03'
  const question = read.output
  if (question.vnp_TmnCode !== terminal.code) return '02'
  const values = [
    question.vnp_RequestId,
    question.vnp_Version,
    question.vnp_Command,
    question.vnp_TmnCode,
    question.vnp_TxnRef,
    question.vnp_TransactionDate,
    question.vnp_CreateDate,
    question.vnp_IpAddr,
    question.vnp_OrderInfo,
  ]
  const isSigned = question.vnp_SecureHash.toLowerCase() === signValues(values, terminal.secret)
  return isSigned ? question : '97'
}

/** The parameters of an answer that its signature covers, in VNPAY's order. */
const signedNames = [
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
]

function detailsOf({ amount, info, result }: Transaction): Params {
  return {
    vnp_Amount: String(amount),
    vnp_OrderInfo: info,
    ...(result === null
      ? { vnp_TransactionNo: '0' }
      : {
          vnp_BankCode: result.bank,
          vnp_PayDate: result.paidAt,
          vnp_TransactionNo: result.number,
        }),
    vnp_TransactionType: '01',
    // 01: the customer has not finished.
    vnp_TransactionStatus: result?.status ?? '01',
  }
}

/** The signed answer to a query; contains the payment only with code 00. */
export function queryResponse(
  code: Code,
  terminal: Terminal,
  reference = '',
  transaction?: Transaction,
): Params {
  const answer: Params = {
    vnp_ResponseId: randomUUID().replaceAll('-', ''),
    vnp_Command: 'querydr',
    vnp_ResponseCode: code,
    vnp_Message: messages[code],
    vnp_TmnCode: terminal.code,
    vnp_TxnRef: reference,
    ...(transaction === undefined ? {} : detailsOf(transaction)),
  }
  const values = signedNames.map((name) => answer[name])
  return { ...answer, vnp_SecureHash: signValues(values, terminal.secret) }
}
