import * as v from 'valibot'
import { withReceiver } from '../create-order.js'
import { amount, storedId, wantedItems } from '../field-schemas.js'
import { type OutputOf, operation, type ParsedOf } from '../operation.js'

const order = storedId

/** The complete new lines; null keeps the lines. A kept line keeps its price. */
const items = v.nullish(wantedItems, null)

const wanted = withReceiver({
  order,
  /** The version that the editor shows. */
  updatedAt: v.string('required'),
  items,
  /** The total that the editor shows; another one is refused as `price_changed`. */
  expected_total: v.nullish(amount, null),
})

const quoteSchema = v.object({
  /** Lines before and after the edit; quantity 0 means no line. */
  lines: v.array(
    v.object({
      product: v.number(),
      name: v.string(),
      price: v.number(),
      before: v.number(),
      quantity: v.number(),
    }),
  ),
  subtotal: v.number(),
  shipping_price: v.number(),
  total: v.number(),
  before_total: v.number(),
  /** Received beyond the new total, and due for a refund. */
  refund: v.number(),
  /** More than the received sum of a paid order: the customer has to pay the difference. */
  missing: v.number(),
  /** The customer has to pay by a new request; the former one no longer pays the order. */
  is_due_again: v.boolean(),
})

export const quoteOrderEdit = operation('POST /orders/:order/edit-quote', {
  staff: 'orders.handle',
  wire: 'POST /app/quoteorderedit',
  summary: 'What an edit of an order would change in money and stock; nothing is saved',
  input: v.object({ order, items }),
  answer: quoteSchema,
  as: 'quote',
})

/** Until the order is packed. An order that is already as wanted stays as it is. */
export const editOrder = operation('POST /orders/:order/edit', {
  staff: 'orders.handle',
  wire: 'POST /app/editorder',
  summary: 'Change the receiver and the lines of an order that is not packed',
  input: wanted,
})

/** Version and total that the caller has seen. */
const seen = {
  order,
  updatedAt: v.string('required'),
  expected_total: v.nullish(amount, null),
}

const sums = v.object({ subtotal: v.number(), shipping_price: v.number(), total: v.number() })

export const quoteSplit = operation('POST /orders/:order/split-quote', {
  staff: 'orders.handle',
  wire: 'POST /app/quotesplit',
  summary: 'The sums of both orders if these pieces moved to a second one; nothing is saved',
  input: v.object({ order, items: wantedItems }),
  answer: v.object({ kept: sums, moved: sums, total: v.number(), before_total: v.number() }),
  as: 'quote',
})

/** Only while the order is unpaid and not packed. `expected_total` is the sum of both totals. */
export const splitOrder = operation('POST /orders/:order/split', {
  staff: 'orders.handle',
  wire: 'POST /app/splitorder',
  summary: 'Move pieces of an order to a second order for the same receiver, at their price',
  input: v.object({ ...seen, items: wantedItems }),
  answer: v.object({ id: v.number(), code: v.string() }),
  as: 'order',
})

const other = { other: storedId }

export const quoteMerge = operation('POST /orders/:order/merge-quote', {
  staff: 'orders.handle',
  wire: 'POST /app/quotemerge',
  summary: 'The order with the goods of another one of its phone; nothing is saved',
  input: v.object({ order, ...other }),
  answer: v.object({ ...quoteSchema.entries, other_updated_at: v.string() }),
  as: 'quote',
})

/** Only two unpaid, unpacked orders with one phone and payment method. */
export const mergeOrders = operation('POST /orders/:order/merge', {
  staff: 'orders.handle',
  wire: 'POST /app/mergeorders',
  summary: 'Move the goods of another order to this one, and cancel the other one',
  input: v.object({ ...seen, ...other, otherUpdatedAt: v.string('required') }),
})

const change = v.object({
  /** A field of the receiver, or `item`. */
  field: v.string(),
  /** Name of the product, of an `item`. */
  name: v.nullable(v.string()),
  before: v.nullable(v.string()),
  after: v.nullable(v.string()),
})

export const listOrderEdits = operation('GET /orders/:order/edits', {
  staff: 'orders.read',
  wire: 'GET /app/orderedits',
  summary: 'The edits of an order with what they changed, newest first',
  input: v.object({ order }),
  answer: v.array(
    v.object({
      id: v.string(),
      at: v.string(),
      who: v.nullable(v.string()),
      changes: v.array(change),
    }),
  ),
  as: 'edits',
})

export type SplitOrder = ParsedOf<typeof splitOrder>
export type MergedOrders = ParsedOf<typeof mergeOrders>
export type EditedOrder = ParsedOf<typeof editOrder>
export type OrderEditQuote = OutputOf<typeof quoteOrderEdit>
export type OrderEdit = OutputOf<typeof listOrderEdits>[number]
export type OrderEditChange = OrderEdit['changes'][number]
