import * as v from 'valibot'

/** What became of a payment, in VNPAY's own codes. */
const resultSchema = v.object({
  /** `00` paid, `24` cancelled by the customer, anything else refused. */
  code: v.string(),
  /** `00` paid, `02` not paid, `07` paid and suspicious. */
  status: v.string(),
  bank: v.string(),
  card: v.string(),
  /** Their number of the payment; `0` when it never reached a bank. */
  number: v.string(),
  paidAt: v.string(),
})

export const transactionSchema = v.object({
  reference: v.string(),
  /** Hundredths of a đồng, as everywhere at VNPAY. */
  amount: v.number(),
  info: v.string(),
  locale: v.picklist(['vn', 'en']),
  returnUrl: v.string(),
  /** `vnp_CreateDate` as it was sent: whoever asks for the payment later has to know it. */
  createdAt: v.string(),
  expiresAt: v.string(),
  result: v.nullable(resultSchema),
  /** How many IPNs were sent, and when the next one is (milliseconds). */
  notice: v.object({ calls: v.number(), dueAt: v.nullable(v.number()) }),
})

type Result = v.InferOutput<typeof resultSchema>
export type Transaction = v.InferOutput<typeof transactionSchema>
export type Ended = Transaction & { result: Result }

export function isEnded(transaction: Transaction): transaction is Ended {
  return transaction.result !== null
}

/** How a customer can pay, with what VNPAY then calls the bank and the kind of card. */
export const waysToPay = {
  VNBANK: { bank: 'NCB', card: 'ATM' },
  VNPAYQR: { bank: 'NCB', card: 'QRCODE' },
  INTCARD: { bank: 'VISA', card: 'CARD' },
} as const

export type WayToPay = keyof typeof waysToPay

export function isWayToPay(text: string): text is WayToPay {
  return Object.hasOwn(waysToPay, text)
}
