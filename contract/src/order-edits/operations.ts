import * as v from 'valibot'
import { withReceiver } from '../create-order.js'
import { amount, storedId, wantedItems } from '../field-schemas.js'
import { type OutputOf, operation, type ParsedOf } from '../operation.js'

const order = storedId

/** All lines as they should be, or null to keep them. A line that stays keeps its price. */
const items = v.nullish(wantedItems, null)

const wanted = withReceiver({
  order,
  /** The version that the editor shows. */
  updatedAt: v.string('required'),
  items,
  /** The total that the editor shows; another one is refused as `price_changed`. */
  expected_total: v.nullish(amount, null),
})

export const quoteOrderEdit = operation('POST /orders/:order/edit-quote', {
  staff: 'orders.handle',
  wire: 'POST /app/quoteorderedit',
  summary: 'What an edit of an order would change in money and stock; nothing is saved',
  input: v.object({ order, items }),
  answer: v.object({
    /** Of the order before and after; the quantity 0 is no line. */
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
    /** The customer has to pay by a new request; the former one no longer pays the order. */
    is_due_again: v.boolean(),
  }),
  as: 'quote',
})

/** Until the order is packed. An order that is already as wanted stays as it is. */
export const editOrder = operation('POST /orders/:order/edit', {
  staff: 'orders.handle',
  wire: 'POST /app/editorder',
  summary: 'Change the receiver and the lines of an order that is not packed',
  input: wanted,
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

export type EditedOrder = ParsedOf<typeof editOrder>
export type OrderEditQuote = OutputOf<typeof quoteOrderEdit>
export type OrderEdit = OutputOf<typeof listOrderEdits>[number]
export type OrderEditChange = OrderEdit['changes'][number]
