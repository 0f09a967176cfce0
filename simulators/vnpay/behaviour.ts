import * as v from 'valibot'

const ms = v.pipe(v.number(), v.integer(), v.minValue(0))

/** How the gateway treats a payment; tests change what they need. */
export const behaviourSchema = v.strictObject({
  /** IpnClient sent at the same moment: 0 never notifies the shop, 2 notifies it twice. */
  ipns: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10)),
  /** Until the first IPN, and between one that was not accepted and the next. */
  ipnAfterMs: ms,
  retryAfterMs: ms,
  forgery: v.picklist(['nothing', 'signature', 'amount']),
  /** Lost: the browser never comes back to the shop. */
  back: v.picklist(['normal', 'lost']),
  /** How a question about the payment is answered. */
  query: v.picklist(['normal', 'down', 'forged']),
})

export type Behaviour = v.InferOutput<typeof behaviourSchema>

/** As VNPAY does it: at once, and again after five minutes while the shop does not accept. */
export const usual: Behaviour = {
  ipns: 1,
  ipnAfterMs: 0,
  retryAfterMs: 5 * 60_000,
  forgery: 'nothing',
  back: 'normal',
  query: 'normal',
}
