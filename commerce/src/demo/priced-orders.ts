import type { MedusaContainer } from '@medusajs/framework/types'
import { consentVersion } from '@nas/contract/consents'
import type { DeliveryRules } from '@nas/domain/delivery-rules'
import { orderCode } from '@nas/domain/order-code'
import { isCancelled, type PaymentKind } from '@nas/domain/order-states'
import { orderTotals } from '@nas/domain/order-totals'
import type { SellableProduct } from '../catalogue/queries/sellable-product'
import type { PastOrder } from '../medusa-tables/past-orders'
import type { PastRecord } from '../orders/module/past-orders'
import {
  deliveryLine,
  medusaOrderOf,
  type TaxLine,
  taxLines,
} from '../orders/workflows/place-order/medusa-order'
import { codeNumber, recordOf } from '../orders/workflows/place-order/order-record'
import type { PlaceOrderRequest } from '../orders/workflows/place-order/place-order-request'
import type { Quote } from '../orders/workflows/quote'
import { findMethod } from '../payments/methods/methods'
import type { PaymentChoice } from '../payments/methods/payment-method'
import { settings } from '../platform/settings/settings'
import { demoId } from '../platform/setup/demo-ids'
import type { ShopSetup } from '../platform/setup/shop-setup'
import { type DemoOrder, stateOf } from './plan'

export interface PricedProduct extends SellableProduct {
  price: number
}

/** Data shared by all demo orders. */
export interface DemoShop {
  setup: ShopSetup
  rules: DeliveryRules
  products: Map<number, PricedProduct>
  /** Tax lines by product number as text, and those of the delivery. */
  taxes: Map<string, TaxLine[]>
  staffId: string
  /** Ids by index in the plan. */
  members: string[]
}

/** A planned order in the form of the shop's and Medusa's tables. */
export interface WrittenOrder {
  plan: DemoOrder
  record: PastRecord
  order: PastOrder
  payment: PaymentChoice
}

/** Calculates the taxes of all products, and of the delivery, at once. */
export function taxesOf(
  container: MedusaContainer,
  products: PricedProduct[],
): Promise<Map<string, TaxLine[]>> {
  const lines = products.map((product, index) => ({
    id: String(product.number),
    product,
    price: product.price,
    quantity: 1,
    index,
  }))
  return taxLines(container, lines, 0)
}

const codes: Record<PaymentKind, string> = { cod: 'cod', online: 'vnpay', transfer: 'vietqr' }

/** Whether the shop offers this way to pay; orders with another one are paid on delivery. */
export const isOffered = (kind: PaymentKind): boolean => findMethod(codes[kind]) !== null

function paymentFor(kind: PaymentKind): PaymentChoice {
  const method = findMethod(codes[kind])
  if (method === null) throw new Error(`The shop does not offer ${kind}`)
  const { code, provider, timeToPay } = method
  return { code, kind, provider, timeToPay }
}

function requestOf(
  { person, email, kind, note, locale }: DemoOrder,
  customerId: string | null,
): PlaceOrderRequest {
  const { name, phone, address, province, district, ward } = person
  return {
    items: [],
    receiver: { name, phone, email, address, province, district, ward },
    note,
    locale,
    payment: paymentFor(kind),
    expectedTotal: null,
    consents: (['data', 'policy'] as const).map((purpose) => ({
      purpose,
      granted: true,
      version: consentVersion,
    })),
    customerId,
    newAccount: null,
    caller: customerId ?? 'guest',
    idempotencyKey: null,
    requestHash: '',
    emailProof: null,
    origin: null,
  }
}

function quoteOf({ lines }: DemoOrder, { products }: DemoShop): Quote {
  const priced = lines.flatMap(({ product: number, quantity }, index) => {
    const product = products.get(number)
    return product === undefined ? [] : [{ product, quantity, index, price: product.price }]
  })
  return { lines: priced, ...orderTotals({ lines: priced }) }
}

/** When the order reached one of these states; null if it did not or was cancelled since. */
function movedTo({ moves }: DemoOrder, ...states: string[]): Date | null {
  return moves.find(({ to }) => states.includes(to))?.at ?? null
}

/** @param displayId a number that no other order has */
export function writtenOrder(plan: DemoOrder, displayId: number, shop: DemoShop): WrittenOrder {
  const { at, kind, moves } = plan
  const customerId = plan.member === null ? null : (shop.members[plan.member] ?? null)
  const request = requestOf(plan, customerId)
  const quote = quoteOf(plan, shop)
  const lines = quote.lines.map((line) => ({ ...line, id: demoId('ordli') }))
  const taxes = new Map(
    [
      ...lines.map(({ id, product }) => [id, String(product.number)] as const),
      [deliveryLine, deliveryLine] as const,
    ].map(([id, key]) => [id, shop.taxes.get(key) ?? []]),
  )
  const intent = {
    orderId: demoId('order'),
    collectionId: demoId('pay_col'),
    accountId: null,
    lineIds: lines.map(({ id }) => id),
  }
  const placement = { id: '', kind: 'demo', subject: null, intent }
  const medusaOrder = medusaOrderOf(
    shop.setup,
    { request, quote, placement },
    { lines, taxes, displayId, at },
  )
  const code = orderCode(at, codeNumber(settings().ORDER_CODE_KEY, at, displayId, 0))
  const record = recordOf(request, quote, medusaOrder, { rules: shop.rules, at, code })
  const state = stateOf(plan)
  const updatedAt = moves.at(-1)?.at ?? at
  const isGone = isCancelled(state)
  const going = (date: Date | null) => (isGone ? null : date)
  return {
    plan,
    payment: request.payment,
    record: {
      id: demoId('ordrec'),
      record: { ...record, state },
      updatedAt,
      moves: moves.map(({ actor, ...move }) => ({
        ...move,
        actor,
        actorId: actor === 'staff' ? shop.staffId : actor === 'customer' ? customerId : null,
      })),
    },
    order: {
      ...medusaOrder,
      lines: medusaOrder.lines.map((line, position) => ({
        ...line,
        inventoryItemId: lines[position]?.product.inventoryItemId ?? '',
      })),
      updatedAt,
      paidAt: kind === 'cod' ? movedTo(plan, 'complete') : movedTo(plan, 'payment'),
      packedAt: going(movedTo(plan, 'pickitem')),
      sentAt: going(movedTo(plan, 'delivery')),
      deliveredAt: going(movedTo(plan, 'complete')),
      cancelledAt: isGone ? updatedAt : null,
    },
  }
}
