import type { Order } from '@nas/contract/order'
import type { TrackedOrder } from '@nas/contract/order-calls'
import { orderStates, outcomeOf, paymentKinds, paymentOf } from '@nas/domain/order-states'
import {
  array,
  type InferOutput,
  nullable,
  number,
  object,
  picklist,
  safeParse,
  string,
} from 'valibot'
import { readLocal, writeLocal } from './checked-storage.ts'
import { storageKeys } from './keys.ts'

/** `pay`: a payment is due; `way`: the order is being handled or delivered. */
const phases = ['pay', 'way'] as const
type Phase = (typeof phases)[number]

const knownOrderSchema = object({
  code: string(),
  phone: string(),
  /** Proves a guest's order to the server; null for a member's order. */
  device: nullable(string()),
  state: picklist(orderStates),
  payment_kind: picklist(paymentKinds),
  payment_until: nullable(string()),
  /** Time of the last query of the state, in ms. */
  askedAt: number(),
  /** Time after which this device forgets the order, in ms. */
  forgetAt: number(),
  /** The phase in which the bar was closed. */
  closed: nullable(picklist(phases)),
})

/** An order that this device placed, without name and address. */
export type KnownOrder = InferOutput<typeof knownOrderSchema>

const storedSchema = array(knownOrderSchema)

const maxOrders = 5
const dayMs = 24 * 60 * 60 * 1000
/** Days for which an order is remembered after its time for the payment. */
const days = 7

const parseTime = (time: string | null, missing: number): number =>
  time === null ? missing : Date.parse(time)

/** The orders that this device placed, newest first. */
export function knownOrders(now = Date.now()): KnownOrder[] {
  const stored = safeParse(storedSchema, readLocal(storageKeys.knownOrders))
  return stored.success ? stored.output.filter(({ forgetAt }) => forgetAt > now) : []
}

function write(orders: KnownOrder[]): void {
  writeLocal(storageKeys.knownOrders, orders.length === 0 ? undefined : orders)
}

/** Remembers an order until some days after its time for the payment. */
export function rememberOrder(order: Order, device: string | null, now = Date.now()): void {
  const { code, phone, state, payment_kind, payment_until } = order
  const forgetAt = Math.max(parseTime(payment_until, now), now) + days * dayMs
  const known = { code, phone, device, state, payment_kind, payment_until, forgetAt }
  const others = knownOrders(now).filter((one) => one.code !== code)
  write([{ ...known, askedAt: now, closed: null }, ...others].slice(0, maxOrders))
}

export const knownOrder = (code: string): KnownOrder | undefined =>
  knownOrders().find((order) => order.code === code)

/** Stores what is new about a known order, read again: another tab may have changed the others. */
export function noteKnownOrder(
  code: string,
  news: Partial<Pick<TrackedOrder, 'state' | 'payment_kind' | 'payment_until'>> &
    Partial<Pick<KnownOrder, 'askedAt' | 'closed'>>,
): void {
  const { state, payment_kind, payment_until, askedAt, closed } = news
  const changes = {
    ...(state && { state }),
    ...(payment_kind && { payment_kind }),
    ...(payment_until !== undefined && { payment_until }),
    ...(askedAt && { askedAt }),
    ...(closed && { closed }),
  }
  write(knownOrders().map((order) => (order.code === code ? { ...order, ...changes } : order)))
}

/** Removes an order that the server no longer has. */
export function forgetKnownOrder(code: string): void {
  write(knownOrders().filter((order) => order.code !== code))
}

/** The phase of an open order; null for a finished one, and when its time for the payment is over. */
export function phaseOf(
  { state, payment_kind, payment_until }: KnownOrder,
  now = Date.now(),
): Phase | null {
  if (outcomeOf[state] !== 'open') return null
  if (payment_kind === 'cod' || paymentOf[state] !== 'awaited') return 'way'
  return parseTime(payment_until, Number.POSITIVE_INFINITY) > now ? 'pay' : null
}
