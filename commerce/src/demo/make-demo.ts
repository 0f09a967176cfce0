import type { MedusaContainer } from '@medusajs/framework/types'
import { consentVersion } from '@nas/contract/consents'
import * as members from '../accounts/module/demo-accounts'
import { deliveryRules } from '../catalogue/queries/delivery-rules'
import { presentPrices } from '../catalogue/queries/prices'
import { sellableProducts } from '../catalogue/queries/sellable-product'
import { nextDisplayIdsSql } from '../medusa-tables/new-order'
import { pastOrderParts } from '../medusa-tables/past-orders'
import { insertDemoCustomersSql } from '../medusa-tables/people'
import { levelsSql, shiftLevelsSql } from '../medusa-tables/stock'
import * as records from '../orders/module/past-orders'
import { deadlineOf, newReference } from '../payments/methods/payment-method'
import * as payments from '../payments/module/past-payments'
import { inTransaction, runSql } from '../platform/database/run-sql'
import { demoId } from '../platform/setup/demo-ids'
import { manualFulfillmentProvider } from '../platform/setup/names'
import { shopSetup } from '../platform/setup/shop-setup'
import { insertPastRatingsSql, type PastRating } from '../ratings/module/rating-sql'
import { addSoldSql, insertDemoCountsSql } from '../stock/module/stock-sql'
import { whileStockIsHeld } from '../stock/workflows/stock-locks'
import { Chance } from './chance'
import { type DemoPlan, planDemo } from './plan'
import {
  type DemoShop,
  isOffered,
  type PricedProduct,
  taxesOf,
  type WrittenOrder,
  writtenOrder,
} from './priced-orders'
import { piecesOf, stockCounts } from './stock-counts'

/** Minimum stock of a product in the demo orders, because open orders reserve units. */
const leastStock = 60

/** Products on sale that have a price and enough stock. */
async function demoProducts(container: MedusaContainer): Promise<Map<number, PricedProduct>> {
  const setup = await shopSetup(container)
  const levels = await runSql<{ id: number; available: number; state: string }>(container, {
    sql: levelsSql,
    values: [setup.stockLocationId],
  })
  const numbers = levels.flatMap(({ id, available, state }) =>
    state === 'active' && available >= leastStock ? [id] : [],
  )
  if (numbers.length === 0) return new Map()
  const products = [...(await sellableProducts(container, numbers)).values()]
  const sets = products.map(({ priceSetId }) => priceSetId)
  const prices = await presentPrices(container, setup, sets)
  return new Map(
    products.flatMap((product) => {
      const price = prices.get(product.priceSetId)
      return price === undefined ? [] : [[product.number, { ...product, price }] as const]
    }),
  )
}

function memberRows({ members: planned }: DemoPlan, ids: string[]) {
  return planned.map(({ person, joinedAt }, index) => ({
    id: ids[index] ?? '',
    email: person.email,
    first_name: person.name,
    phone: person.phone,
    gender: person.gender,
    created_at: joinedAt,
  }))
}

const dayMs = 24 * 3_600_000

/** The payment attempt of an order, and the refund that is due for it. */
function paymentRows(
  { plan, order, payment }: WrittenOrder,
  { staffId, rules }: DemoShop,
  now: Date,
) {
  if (payment.timeToPay === null) return { attempts: [], refunds: [] }
  const { id: order_id, displayId: display_id, total: amount, at, paidAt, cancelledAt } = order
  const id = demoId('payatt')
  const reference = newReference(display_id)
  const byGateway = paidAt !== null && plan.kind === 'online'
  const gateway_number = byGateway ? String(14_000_000 + display_id) : null
  const failed = plan.moves.at(-1)?.reason === 'payment_failed'
  const unpaid = cancelledAt === null ? 'open' : failed ? 'failed' : 'expired'
  const attempt: payments.PastAttempt = {
    id,
    order_id,
    display_id,
    method: payment.code,
    reference,
    amount,
    gateway_number,
    state: paidAt === null ? unpaid : 'paid',
    gateway_code: byGateway ? '00' : failed ? '24' : null,
    paid_at: paidAt,
    expires_at: deadlineOf(payment.timeToPay, rules, at),
    created_at: at,
  }
  if (paidAt === null || cancelledAt === null) return { attempts: [attempt], refunds: [] }
  const isSettled = now.getTime() - cancelledAt.getTime() > 6 * dayMs
  const refund: payments.PastRefund = {
    order_id,
    display_id,
    attempt_id: id,
    gateway_number: gateway_number ?? '',
    amount,
    created_at: cancelledAt,
    settled_at: isSettled ? new Date(cancelledAt.getTime() + 2 * dayMs) : null,
    settled_by: isSettled ? staffId : null,
  }
  return { attempts: [attempt], refunds: [refund] }
}

function ratingRows({ plan, record, order }: WrittenOrder, staffId: string): PastRating[] {
  return plan.lines.flatMap(({ product, rating }, position) => {
    const line = order.lines[position]
    if (rating === null || line === undefined || record.record.customer_id === null) return []
    const { code, customer_id } = record.record
    return {
      record_id: record.id,
      display_id: order.displayId,
      order_code: code,
      product,
      line_id: line.id,
      customer_id,
      ...rating,
      created_at: record.updatedAt,
      decided_by: rating.state === 'new' ? null : staffId,
    }
  })
}

/**
 * Writes 90 days of orders, members and ratings of invented people in one transaction.
 * @param staffId recorded as the author of the moves
 * @returns the numbers of written orders and members
 */
export async function makeDemo(
  container: MedusaContainer,
  staffId: string,
  now: Date,
): Promise<{ orders: number; members: number }> {
  const [setup, rules, products] = await Promise.all([
    shopSetup(container),
    deliveryRules(container),
    demoProducts(container),
  ])
  if (products.size === 0) return { orders: 0, members: 0 }
  const plan = planDemo({ now, products: [...products.keys()], isOffered })
  const memberIds = plan.members.map(() => demoId('cus'))
  const taxes = await taxesOf(container, [...products.values()])
  const shop: DemoShop = { setup, rules, products, taxes, staffId, members: memberIds }
  const drawn = await runSql<{ number: number }>(container, nextDisplayIdsSql(plan.orders.length))
  const numbers = drawn.map(({ number }) => number).sort((one, other) => one - other)
  const orders = plan.orders.map((order, index) => writtenOrder(order, numbers[index] ?? 0, shop))
  const starts = new Map([...products].map(([number, { available }]) => [number, available]))
  const pieces = piecesOf(plan.orders)
  const counts = stockCounts(new Chance(products.size), pieces.reserved, starts)
  const levels = counts.flatMap(({ product, counted, reserved }) => {
    const item = products.get(product)?.inventoryItemId
    return item === undefined
      ? []
      : [{ item, gone: (starts.get(product) ?? 0) - counted, reserved }]
  })
  const paid = orders.map((order) => paymentRows(order, shop, now))
  const people = memberRows(plan, memberIds)
  const medusaRows = pastOrderParts(
    orders.map(({ order }) => order),
    { locationId: setup.stockLocationId, providerId: manualFulfillmentProvider },
  )
  const written = orders.map(({ record }) => record)
  const statements = [
    insertDemoCustomersSql(people.map(({ gender: _gender, ...customer }) => customer)),
    members.insertDemoAccountsSql(people),
    members.insertDemoNamesSql(people),
    members.insertDemoConsentsSql(people, consentVersion),
    {
      sql: `with ended as (select), ${medusaRows.map(({ sql }) => sql).join(', ')} select`,
      values: medusaRows.flatMap(({ values }) => values),
    },
    records.insertPastRecordsSql(written),
    records.insertPastMovesSql(written),
    payments.insertPastAttemptsSql(paid.flatMap(({ attempts }) => attempts)),
    payments.insertPastRefundsSql(paid.flatMap(({ refunds }) => refunds)),
    insertPastRatingsSql(orders.flatMap((order) => ratingRows(order, staffId))),
    shiftLevelsSql(levels, setup.stockLocationId),
    insertDemoCountsSql(
      counts.map(({ product, counted: after }) => ({
        product,
        before: starts.get(product) ?? 0,
        after,
        by: staffId,
      })),
    ),
    addSoldSql([...pieces.sold].map(([product, pieces]) => ({ product, pieces }))),
  ]
  await whileStockIsHeld(
    container,
    levels.map(({ item }) => item),
    () =>
      inTransaction(container, async (run) => {
        for (const statement of statements) await run(statement)
      }),
  )
  return { orders: orders.length, members: people.length }
}
