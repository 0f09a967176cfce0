import { type Order, orderSchema, transferSchema } from '@nas/contract/order'
import {
  array,
  type InferOutput,
  nullable,
  number,
  object,
  optional,
  safeParse,
  string,
} from 'valibot'
import { readForDay, writeForDay } from './day-storage.ts'
import { storageKeys } from './keys.ts'

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
  order: object({ ...orderSchema.entries, transfer: optional(nullable(transferSchema), null) }),
  lines: array(lineSchema),
})

/** A line as the cart showed it. */
export type PlacedLine = InferOutput<typeof lineSchema>

/** The order that was just placed: the server's answer, and the pictures the cart had. */
export type PlacedOrder = InferOutput<typeof placedOrderSchema>

const byIdOf = (order: Order) =>
  new Map((order.cartitems ?? []).map((line) => [Number(line.product?.data?.id), line]))

/** Keeps an order for its confirmation page, on this device; prices are the server's. */
export function keepPlacedOrder(order: Order, cart: readonly PlacedLine[]): void {
  const answered = byIdOf(order)
  const lines = cart.map(({ id, slug, imagelink, name, name_en, quantity, price }) => ({
    id,
    slug,
    imagelink,
    name,
    name_en,
    quantity: answered.get(id)?.quantity ?? quantity,
    price: answered.get(id)?.price ?? price,
  }))
  const kept = { order: { ...order, transfer: order.transfer ?? null }, lines }
  writeForDay(storageKeys.placedOrder, kept)
}

/** An online payment or a transfer has not come; its time may be over. */
export const isUnpaid = ({ state, payment_url, transfer }: PlacedOrder['order']): boolean =>
  state === 'confirm' && (payment_url !== null || transfer !== null)

/** An online payment or a transfer is waited for. */
export const isPaymentDue = (order: PlacedOrder['order'], now: Date): boolean =>
  isUnpaid(order) && (order.payment_until === null || new Date(order.payment_until) > now)

/** Takes over what became of the order since; nothing is to be paid any more once it moved on. */
export function notePlacedState(code: string, state: Order['state']): void {
  const placed = placedOrder()
  if (placed?.order.code !== code || placed.order.state === state) return
  const settled = { payment_url: null, payment_until: null, transfer: null }
  const order = { ...placed.order, state, ...(state !== 'confirm' && settled) }
  writeForDay(storageKeys.placedOrder, { ...placed, order })
}

/** The order that this tab placed last, else this device within a day; null when there is none. */
export function placedOrder(): PlacedOrder | null {
  const kept = safeParse(placedOrderSchema, readForDay(storageKeys.placedOrder))
  return kept.success ? kept.output : null
}
