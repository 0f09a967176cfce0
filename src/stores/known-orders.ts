import type { Order } from '@nas/contract/order'
import type { TrackedOrder } from '@nas/contract/order-calls'
import { transferClaims } from '@nas/contract/order-fields'
import { awaitsPayment, orderStates, outcomeOf, paymentKinds } from '@nas/domain/order-states'
import {
  array,
  type InferOutput,
  nullable,
  number,
  object,
  optional,
  parse,
  picklist,
  safeParse,
  string,
} from 'valibot'
import { readLocal, writeLocal } from './checked-storage.ts'
import { storageKeys } from './keys.ts'

/** `pay`: a payment is due; `way`: the shop handles or delivers the order, or checks a transfer. */
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
  // Missing in orders stored by an earlier release.
  transfer_claim: optional(nullable(picklist(transferClaims)), null),
  /** Time of the last query of the state, in ms. */
  askedAt: number(),
  /** Time in ms after which this device forgets the order. */
  forgetAt: number(),
  /** The phase in which the bar was closed. */
  closed: nullable(picklist(phases)),
})

export type KnownOrder = InferOutput<typeof knownOrderSchema>

const storedSchema = array(knownOrderSchema)

const maxOrders = 5
const dayMs = 24 * 60 * 60 * 1000
/** Days for which an order is remembered after its payment time has passed. */
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

export function rememberOrder(order: Order, device: string | null, now = Date.now()): void {
  const forgetAt = Math.max(parseTime(order.payment_until, now), now) + days * dayMs
  const known = { ...order, device, forgetAt, askedAt: now, closed: null }
  const others = knownOrders(now).filter(({ code }) => code !== order.code)
  write([parse(knownOrderSchema, known), ...others].slice(0, maxOrders))
}

export const knownOrder = (code: string): KnownOrder | undefined =>
  knownOrders().find((order) => order.code === code)

/**
 * Updates a known order. Reads the stored orders again, because another tab may have changed them.
 */
export function noteKnownOrder(
  code: string,
  news: Partial<Pick<TrackedOrder, 'state' | 'payment_kind' | 'payment_until' | 'transfer_claim'>> &
    Partial<Pick<KnownOrder, 'askedAt' | 'closed'>>,
): void {
  const { state, payment_kind, payment_until, transfer_claim, askedAt, closed } = news
  const changes = {
    ...(state && { state }),
    ...(payment_kind && { payment_kind }),
    ...(payment_until !== undefined && { payment_until }),
    ...(transfer_claim !== undefined && { transfer_claim }),
    ...(askedAt && { askedAt }),
    ...(closed && { closed }),
  }
  write(knownOrders().map((order) => (order.code === code ? { ...order, ...changes } : order)))
}

export function forgetKnownOrder(code: string): void {
  write(knownOrders().filter((order) => order.code !== code))
}

export const isTransferReported = ({
  state,
  transfer_claim,
}: Pick<KnownOrder, 'state' | 'transfer_claim'>): boolean =>
  transfer_claim === 'pending' && awaitsPayment(state)

/** The phase of an open order; null for a finished order, and after its payment time has passed. */
export function phaseOf(order: KnownOrder, now = Date.now()): Phase | null {
  const { state, payment_kind, payment_until } = order
  if (outcomeOf[state] !== 'open') return null
  if (payment_kind === 'cod' || !awaitsPayment(state) || isTransferReported(order)) return 'way'
  return parseTime(payment_until, Number.POSITIVE_INFINITY) > now ? 'pay' : null
}
