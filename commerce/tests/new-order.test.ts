import {
  ContainerRegistrationKeys,
  Modules,
  PaymentCollectionStatus,
  PaymentSessionStatus,
} from '@medusajs/framework/utils'
import { describe, expect, test } from 'vitest'
import { newOrderParts, nextDisplayIdsSql } from '../src/medusa-tables/new-order'
import type { MedusaOrder } from '../src/medusa-tables/order-rows'
import { reservationParts } from '../src/medusa-tables/stock'
import { sqlOf } from '../src/platform/database/run-sql'
import { shopSetup } from '../src/platform/setup/shop-setup'
import { fakeProduct } from './support/fake-content'
import { medusaOrder } from './support/medusa-order'
import { useShop } from './support/shop'

const { shop } = useShop(fakeProduct(8910))

async function anOrder(change: Partial<MedusaOrder>): Promise<MedusaOrder> {
  const [next] = await sqlOf(shop.container)<{ number: number }>(nextDisplayIdsSql(1))
  return medusaOrder({ displayId: next?.number, ...change })
}

const ended = `ended as (select 'op_test' as id)`

async function writeByStatement(order: MedusaOrder): Promise<void> {
  const parts = newOrderParts(order)
  await sqlOf(shop.container)({
    sql: `with ${[ended, ...parts.map(({ sql }) => sql)].join(', ')} select`,
    values: parts.flatMap(({ values }) => values),
  })
}

/** The calls of Medusa's modules that the statement replaces. */
async function writeByModules(order: MedusaOrder): Promise<void> {
  const { container } = shop
  const { payment, total: amount, currency: currency_code } = order
  const vat = [{ description: 'VAT', code: 'VAT', rate: order.vatRate }]
  const items = order.lines.map((line) => ({
    id: line.id,
    title: line.title,
    quantity: line.quantity,
    unit_price: line.price,
    is_tax_inclusive: true,
    requires_shipping: true,
    metadata: { ...line.metadata },
    thumbnail: line.thumbnail ?? undefined,
    product_id: line.productId,
    product_title: line.title,
    product_handle: line.handle,
    variant_id: line.variantId,
    variant_sku: line.sku ?? undefined,
    tax_lines: vat,
  }))
  const created = {
    id: order.id,
    region_id: order.regionId,
    sales_channel_id: order.salesChannelId,
    customer_id: order.customerId ?? undefined,
    email: order.email ?? undefined,
    currency_code,
    locale: order.locale,
    items,
    shipping_address: order.address,
    billing_address: order.address,
    shipping_methods: [
      {
        name: order.delivery.name,
        amount: order.delivery.price,
        is_tax_inclusive: true,
        shipping_option_id: order.delivery.optionId,
        data: {},
        tax_lines: vat,
      },
    ],
  }
  await container.resolve(Modules.ORDER).createOrders(created)
  const facts = { currency_code, amount, provider_id: payment.provider, data: {} }
  const session = { ...facts, data: { method: payment.method } }
  const collection = payment.isAuthorized
    ? {
        authorized_amount: amount,
        captured_amount: 0,
        refunded_amount: 0,
        status: PaymentCollectionStatus.AUTHORIZED,
        payment_sessions: [
          {
            ...session,
            status: PaymentSessionStatus.AUTHORIZED,
            authorized_at: order.at,
            payment: { ...facts, payment_collection_id: payment.collectionId },
          },
        ],
      }
    : {
        status: PaymentCollectionStatus.NOT_PAID,
        payment_sessions: [{ ...session, status: PaymentSessionStatus.PENDING }],
      }
  const paid = { id: payment.collectionId, currency_code, amount, ...collection }
  await container.resolve(Modules.PAYMENT).createPaymentCollections(paid)
  await container.resolve(ContainerRegistrationKeys.LINK).create({
    [Modules.ORDER]: { order_id: order.id },
    [Modules.PAYMENT]: { payment_collection_id: payment.collectionId },
  })
}

const ofLines = `in (select item_id from order_item where order_id = $1)`
const ofMethods = `in (select shipping_method_id from order_shipping where order_id = $1)`
const ofCollection = `= (select payment_collection_id from order_payment_collection where order_id = $1)`

/** The tables with the rows of an order. */
const tables = {
  '"order"': 'id = $1',
  order_address: `id in (select unnest(array[shipping_address_id, billing_address_id])
    from "order" where id = $1)`,
  order_summary: 'order_id = $1',
  order_item: 'order_id = $1',
  order_line_item: `id ${ofLines}`,
  order_line_item_tax_line: `item_id ${ofLines}`,
  order_line_item_adjustment: `item_id ${ofLines}`,
  order_shipping: 'order_id = $1',
  order_shipping_method: `id ${ofMethods}`,
  order_shipping_method_tax_line: `shipping_method_id ${ofMethods}`,
  order_shipping_method_adjustment: `shipping_method_id ${ofMethods}`,
  order_change: 'order_id = $1',
  order_transaction: 'order_id = $1',
  order_credit_line: 'order_id = $1',
  order_payment_collection: 'order_id = $1',
  payment_collection: `id ${ofCollection}`,
  payment_session: `payment_collection_id ${ofCollection}`,
  payment: `payment_collection_id ${ofCollection}`,
  payment_collection_payment_providers: `payment_collection_id ${ofCollection}`,
}

const when = /^(?:display_id|(?:created|updated|authorized)_at)$/

/** All rows of the order; ids as their prefix, times only as present or not. */
async function rowsOf(orderId: string) {
  const found: Record<string, unknown> = {}
  for (const [table, condition] of Object.entries(tables)) {
    const rows = await shop.rows<Record<string, unknown>>(
      `select * from ${table} where ${condition.replaceAll('$1', `'${orderId}'`)}`,
    )
    const comparable = rows.map((row) =>
      Object.entries(row)
        .map(([column, value]) => {
          if (when.test(column) && value !== null) return [column, 'set']
          if (typeof value !== 'string') return [column, value]
          return [column, value.replace(/^(\w+?)_[0-9A-HJKMNP-TV-Z]{26}$/, '$1')]
        })
        .sort(([a], [b]) => (String(a) < String(b) ? -1 : 1)),
    )
    found[table] = comparable.map((row) => JSON.stringify(row)).sort()
  }
  return found
}

describe('the statement that places an order', () => {
  test.each([
    ['paid at the door', {}],
    ['of a member, with an e-mail', { customerId: 'cus_01M84YF8WY', email: 'a@example.com' }],
    [
      'paid online',
      { payment: { provider: 'pp_system_default', method: 'vietqr', isAuthorized: false } },
    ],
  ])('writes the rows that Medusa’s modules write, %s', async (_what, change) => {
    const order = (): Promise<MedusaOrder> => {
      const { payment } = medusaOrder()
      return anOrder({
        ...change,
        payment: { ...payment, ...('payment' in change && change.payment) },
      })
    }
    const [ours, theirs] = [await order(), await order()]
    await writeByStatement(ours)
    await writeByModules(theirs)
    const rows = await rowsOf(ours.id)
    expect(rows['"order"']).toHaveLength(1)
    expect(rows).toEqual(await rowsOf(theirs.id))
  })

  test('reserves units as Medusa’s module does', async () => {
    const { stockLocationId: location_id } = await shopSetup(shop.container)
    const [level] = await shop.rows(
      `select i.inventory_item_id as id from product p
       join product_variant v on v.product_id = p.id
       join product_variant_inventory_item i on i.variant_id = v.id where p.external_id = '8910'`,
    )
    const read = (lineId: string) =>
      shop.rows(
        `select r.quantity, r.raw_quantity, r.location_id, r.inventory_item_id, r.allow_backorder,
           r.external_id, r.description, r.created_by, r.metadata, r.deleted_at
         from reservation_item r where r.line_item_id = ?`,
        [lineId],
      )
    const reserved = async () => {
      const [found] = await shop.rows(
        `select reserved_quantity::int as units, raw_reserved_quantity as raw
         from inventory_level where inventory_item_id = ?`,
        [level.id],
      )
      return found
    }
    const before = await reserved()
    const { condition, parts } = reservationParts(
      [{ lineId: 'ordli_ours', inventoryItemId: level.id, quantity: 3 }],
      location_id,
    )
    await sqlOf(shop.container)({
      sql: `with ${[condition, { sql: ended }, ...parts].map(({ sql }) => sql).join(', ')} select`,
      values: [condition, ...parts].flatMap(({ values }) => values),
    })
    const between = await reserved()
    expect(between).toEqual({
      units: before.units + 3,
      raw: { value: String(before.units + 3), precision: 20 },
    })
    const theirs = { line_item_id: 'ordli_theirs', inventory_item_id: level.id, location_id }
    await shop.container
      .resolve(Modules.INVENTORY)
      .createReservationItems([{ ...theirs, quantity: 3 }])
    expect(await reserved()).toEqual({
      units: before.units + 6,
      raw: { value: String(before.units + 6), precision: 20 },
    })
    const [ours] = await read('ordli_ours')
    expect(ours).toBeDefined()
    expect([ours]).toEqual(await read('ordli_theirs'))
  })
})
