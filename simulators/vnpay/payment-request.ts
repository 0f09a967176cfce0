import * as v from 'valibot'
import type { Transaction } from './ledger.ts'
import { isSignedQuery, type Params, readGatewayTime, type Terminal } from './protocol.ts'

export const refusals = {
  merchant: '72',
  signature: '70',
  data: '03',
  expired: '15',
  duplicate: '01',
  ended: '01',
} as const

export type Refusal = keyof typeof refusals

const text = (pattern: RegExp) => v.pipe(v.string(), v.regex(pattern))
const time = v.pipe(
  v.string(),
  v.check((value) => readGatewayTime(value) !== null),
)
const smallest = 5_000 * 100

/** The parameters of `vnp_Command=pay`, version 2.1.0, according to the manual. */
const requestSchema = v.looseObject({
  vnp_Version: v.literal('2.1.0'),
  vnp_Command: v.literal('pay'),
  vnp_TmnCode: text(/^[A-Z0-9]{8}$/),
  vnp_Amount: v.pipe(
    v.string(),
    v.regex(/^\d{1,12}$/),
    v.transform(Number),
    v.minValue(smallest),
    v.multipleOf(100),
  ),
  vnp_CurrCode: v.literal('VND'),
  vnp_TxnRef: text(/^[A-Za-z0-9]{1,100}$/),
  // "Vietnamese without accents, no special characters".
  vnp_OrderInfo: text(/^[A-Za-z0-9 .,:_#-]{1,255}$/),
  vnp_OrderType: text(/^\w{1,100}$/),
  vnp_Locale: v.picklist(['vn', 'en']),
  vnp_ReturnUrl: v.pipe(text(/^https?:/), v.url(), v.minLength(10), v.maxLength(255)),
  vnp_IpAddr: text(/^[\da-fA-F.:]{3,45}$/),
  vnp_CreateDate: time,
  vnp_ExpireDate: time,
})

export function readPaymentRequest(
  params: Params,
  terminal: Terminal,
  now: number,
): Transaction | Refusal {
  if (params.vnp_TmnCode !== terminal.code) return 'merchant'
  if (!isSignedQuery(params, terminal.secret)) return 'signature'
  const read = v.safeParse(requestSchema, params)
  if (!read.success) return 'data'
  const request = read.output
  if ((readGatewayTime(request.vnp_ExpireDate) ?? 0) <= now) return 'expired'
  return {
    reference: request.vnp_TxnRef,
    amount: request.vnp_Amount,
    info: request.vnp_OrderInfo,
    locale: request.vnp_Locale,
    returnUrl: request.vnp_ReturnUrl,
    createdAt: request.vnp_CreateDate,
    expiresAt: request.vnp_ExpireDate,
    result: null,
    notice: { calls: 0, dueAt: null },
  }
}
