import { generateEntityId } from '@medusajs/framework/utils'
import { raw, type Sql, sql } from '@nas/query/sql'
import { rawAmount } from '../platform/database/raw-amount'

export interface Line {
  id: string
  quantity: number
  price: number
  title: string
  thumbnail: string | null
  productId: string
  handle: string
  variantId: string
  sku: string | null
  metadata: object
}

/** The content of Medusa's tables for a placed order. Amounts are whole đồng. */
export interface MedusaOrder {
  id: string
  displayId: number
  at: Date
  regionId: string
  salesChannelId: string
  customerId: string | null
  email: string | null
  currency: string
  locale: string
  address: object
  lines: Line[]
  delivery: { name: string; price: number; optionId: string }
  /** Percent of value-added tax, included in all prices. */
  vatRate: number
  total: number
  payment: {
    collectionId: string
    provider: string
    /** Code of the shop's payment method. */
    method: string
    /** Cash on delivery is authorised when the order is placed. */
    isAuthorized: boolean
  }
}

const amounts = (values: Record<string, number>) => ({
  ...values,
  ...Object.fromEntries(
    Object.entries(values).map(([name, value]) => [`raw_${name}`, rawAmount(value)]),
  ),
})

const newId = (prefix: string) => generateEntityId(undefined, prefix)

const vatLine = (prefix: string, rate: number, owner: object) => ({
  id: newId(prefix),
  description: 'VAT',
  code: 'VAT',
  ...amounts({ rate }),
  ...owner,
})

const untouched = amounts({
  fulfilled_quantity: 0,
  shipped_quantity: 0,
  delivered_quantity: 0,
  return_requested_quantity: 0,
  return_received_quantity: 0,
  return_dismissed_quantity: 0,
  written_off_quantity: 0,
})

export function lineRows({
  id: order_id,
  lines,
  vatRate,
}: Pick<MedusaOrder, 'id' | 'lines' | 'vatRate'>) {
  return {
    order_line_item: lines.map(({ id, price, title, thumbnail, metadata, ...product }) => ({
      id,
      title,
      thumbnail,
      metadata,
      product_id: product.productId,
      product_title: title,
      product_handle: product.handle,
      variant_id: product.variantId,
      variant_sku: product.sku,
      requires_shipping: true,
      is_discountable: true,
      is_tax_inclusive: true,
      is_custom_price: false,
      is_giftcard: false,
      ...amounts({ unit_price: price }),
    })),
    order_line_item_tax_line: lines.map(({ id: item_id }) =>
      vatLine('ordlitxl', vatRate, { item_id }),
    ),
    order_item: lines.map(({ id: item_id, quantity, metadata }) => ({
      id: newId('orditem'),
      order_id,
      item_id,
      version: 1,
      metadata,
      ...amounts({ quantity }),
      ...untouched,
    })),
  }
}

function deliveryRows({ id: order_id, delivery, vatRate }: MedusaOrder) {
  const { name, price, optionId } = delivery
  const shipping_method_id = newId('ordsm')
  return {
    order_shipping_method: [
      {
        id: shipping_method_id,
        name,
        shipping_option_id: optionId,
        data: {},
        is_tax_inclusive: true,
        is_custom_amount: false,
        ...amounts({ amount: price }),
      },
    ],
    order_shipping_method_tax_line: [vatLine('ordsmtxl', vatRate, { shipping_method_id })],
    order_shipping: [{ id: newId('ordspmv'), order_id, version: 1, shipping_method_id }],
  }
}

export type NewPayment = Pick<MedusaOrder, 'id' | 'at' | 'currency' | 'total' | 'payment'>

export function paymentRows({ id: order_id, at, currency, total, payment }: NewPayment) {
  const { collectionId: payment_collection_id, provider: provider_id, method } = payment
  const sessionId = newId('payses')
  const facts = { currency_code: currency, ...amounts({ amount: total }) }
  const cash = amounts({ authorized_amount: total, captured_amount: 0, refunded_amount: 0 })
  const isDue = !payment.isAuthorized
  return {
    payment_collection: [
      {
        id: payment_collection_id,
        status: isDue ? 'not_paid' : 'authorized',
        ...facts,
        ...(isDue ? {} : cash),
      },
    ],
    payment_session: [
      {
        id: sessionId,
        payment_collection_id,
        provider_id,
        data: { method },
        status: isDue ? 'pending' : 'authorized',
        authorized_at: isDue ? null : at,
        ...facts,
      },
    ],
    payment: isDue
      ? []
      : [
          {
            id: newId('pay'),
            payment_collection_id,
            payment_session_id: sessionId,
            provider_id,
            data: {},
            ...facts,
          },
        ],
    order_payment_collection: [{ id: newId('ordpay'), order_id, payment_collection_id }],
  }
}

/** The totals of an order without what was paid. */
export const totalsOf = (total: number) =>
  amounts({ current_order_total: total, original_order_total: total, accounting_total: total })

/** The summary of an unpaid order. */
const summaryOf = (total: number) => ({
  ...totalsOf(total),
  ...amounts({
    pending_difference: total,
    transaction_total: 0,
    credit_line_total: 0,
    paid_total: 0,
    refunded_total: 0,
  }),
})

type Rows = Record<string, object[]>

/** The rows that Medusa's modules would write for the same order, by table. */
export function rowsOf(order: MedusaOrder): Rows {
  const { id, displayId, regionId, salesChannelId, customerId, email, currency, total } = order
  const [shipping_address_id, billing_address_id] = [newId('ordaddr'), newId('ordaddr')]
  return {
    order_address: [shipping_address_id, billing_address_id].map((addressId) => ({
      id: addressId,
      ...order.address,
    })),
    order: [
      {
        id,
        display_id: displayId,
        version: 1,
        status: 'pending',
        is_draft_order: false,
        region_id: regionId,
        sales_channel_id: salesChannelId,
        customer_id: customerId,
        email,
        currency_code: currency,
        locale: order.locale,
        shipping_address_id,
        billing_address_id,
      },
    ],
    ...lineRows(order),
    ...deliveryRows(order),
    order_summary: [{ id: newId('ordsum'), order_id: id, version: 1, totals: summaryOf(total) }],
    ...paymentRows(order),
  }
}

/** One insert per table, selecting from `ended`. @param at when the rows are created */
export function insertParts(rows: Rows, at: Date): Sql[] {
  return Object.entries(rows).flatMap(([table, ofTable]) => {
    if (ofTable.length === 0) return []
    const stamped = ofTable.map((row) => ({ ...row, created_at: at, updated_at: at }))
    const columns = Object.keys(Object.assign({}, ...stamped))
    const list = (prefix: string) => raw(columns.map((one) => `${prefix}"${one}"`).join(', '))
    const name = raw(`"${table}"`)
    return sql`
      ${raw(`new_${table}`)} as (insert into ${name} (${list('')}) select ${list('given.')}
      from ended, jsonb_populate_recordset(null::${name}, ${JSON.stringify(stamped)}::jsonb) as given)`
  })
}
