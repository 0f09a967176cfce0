import * as v from 'valibot'

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
