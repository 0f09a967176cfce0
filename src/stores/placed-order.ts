import { type Order, orderSchema, transferSchema } from '@nas/contract/order'
import type { TrackedOrder } from '@nas/contract/order-calls'
import { awaitsPayment } from '@nas/domain/order-states'
import {
  array,
  type InferOutput,
  nullable,
  number,
  object,
  optional,
  parse,
  safeParse,
  string,
} from 'valibot'
import { readForDay, writeForDay } from './day-storage.ts'
import { storageKeys } from './keys.ts'
import { forgetKnownOrder, noteKnownOrder } from './known-orders.ts'

const lineSchema = object({
  id: number(),
  slug: string(),
  imagelink: string(),
  name: string(),
  name_en: string(),
  quantity: number(),
  price: number(),
})

const placedOrderSchema = object({
  order: object({
    ...orderSchema.entries,
    transfer: optional(nullable(transferSchema), null),
    // Missing in orders stored by an earlier release.
    transfer_claim: optional(orderSchema.entries.transfer_claim, null),
    payment_missing: optional(orderSchema.entries.payment_missing, null),
    vat_rate: optional(orderSchema.entries.vat_rate, null),
    vat: optional(orderSchema.entries.vat, null),
  }),
  lines: array(lineSchema),
})

export type PlacedLine = InferOutput<typeof lineSchema>

/** The order that was just placed: the server's response, and the pictures from the cart. */
export type PlacedOrder = InferOutput<typeof placedOrderSchema>

const byIdOf = (order: Order) =>
  new Map((order.cartitems ?? []).map((line) => [Number(line.product?.data?.id), line]))

/** Stores an order for its confirmation page on this device, with the server's prices. */
export function keepPlacedOrder(order: Order, cart: readonly PlacedLine[]): void {
  const answered = byIdOf(order)
  const lines = cart.map((line) => {
    const { quantity, price } = answered.get(line.id) ?? line
    return parse(lineSchema, { ...line, quantity, price })
  })
  const kept = { order: { ...order, transfer: order.transfer ?? null }, lines }
  writeForDay(storageKeys.placedOrder, kept)
}

/** Whether an online payment or transfer is missing, even after its time limit. */
export const isUnpaid = ({ state, payment_url, transfer }: PlacedOrder['order']): boolean =>
  awaitsPayment(state) && (payment_url !== null || transfer !== null)

/** Whether an online payment or transfer is still due. */
export const isPaymentDue = (order: PlacedOrder['order'], now: Date): boolean =>
  isUnpaid(order) && (order.payment_until === null || new Date(order.payment_until) > now)

/** Updates the order's state; after a move, no payment is due. */
export function notePlacedState(code: string, state: Order['state']): void {
  noteKnownOrder(code, { state })
  const placed = placedOrder()
  if (placed?.order.code !== code || placed.order.state === state) return
  const settled = { payment_url: null, payment_until: null, transfer: null, transfer_claim: null }
  const order = { ...placed.order, state, ...(!awaitsPayment(state) && settled) }
  writeForDay(storageKeys.placedOrder, { ...placed, order })
}

export function forgetPlacedOrder(code: string): void {
  forgetKnownOrder(code)
  writeForDay(storageKeys.placedOrder, undefined)
}

export function notePlacedOrder(tracked: TrackedOrder): void {
  noteKnownOrder(tracked.code, tracked)
  const placed = placedOrder()
  if (placed?.order.code !== tracked.code) return
  const { state, payment_method, payment_kind, payment_url, payment_until } = tracked
  const { transfer, transfer_claim, payment_missing, cod_amount } = tracked
  const order = {
    ...placed.order,
    state,
    payment_method,
    payment_kind,
    payment_url,
    payment_until,
    payment_missing,
    transfer,
    transfer_claim,
    cod_amount,
  }
  writeForDay(storageKeys.placedOrder, { ...placed, order })
}

/** This tab's last order, otherwise this device's last order within a day; null without one. */
export function placedOrder(): PlacedOrder | null {
  const kept = safeParse(placedOrderSchema, readForDay(storageKeys.placedOrder))
  return kept.success ? kept.output : null
}
