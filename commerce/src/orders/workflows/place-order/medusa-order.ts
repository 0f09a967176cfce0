import type { MedusaOrder } from '../../../medusa-tables/order-rows'
import { country, currency } from '../../../platform/setup/names'
import type { ShopSetup } from '../../../platform/setup/shop-setup'
import type { Quote, QuoteLine } from '../quote'
import type { OrderPlacement } from './operation'
import type { PlaceOrderRequest, Receiver } from './placing'

export interface PricedRequest {
  request: PlaceOrderRequest
  quote: Quote
  placement: Pick<OrderPlacement, 'id' | 'intent'>
}

export interface StockedLine extends QuoteLine {
  id: string
}

/** Columns of Medusa's `order_address`. */
export function addressOf({ name, phone, address, province, district, ward }: Receiver) {
  return {
    first_name: name,
    phone,
    address_1: address,
    address_2: [ward, district].filter(Boolean).join(', '),
    city: province,
    province,
    country_code: country,
  }
}

/** A line in Medusa's tables. @param position among the lines of its order */
export const lineOf = (
  { id, product, quantity, price }: Omit<StockedLine, 'index'>,
  position: number,
) => ({
  id,
  quantity,
  price,
  title: product.title,
  thumbnail: product.image,
  productId: product.id,
  handle: product.handle,
  variantId: product.variantId,
  sku: product.sku,
  metadata: { product: product.number, name_en: product.titleEn, position },
})

interface NewOrderFacts {
  lines: StockedLine[]
  /** Percent, included in all prices. */
  vatRate: number
  displayId: number
  at: Date
}

export function medusaOrderOf(
  setup: ShopSetup,
  { request, quote, placement }: PricedRequest,
  { lines, vatRate, displayId, at }: NewOrderFacts,
): MedusaOrder {
  const { receiver, customerId, locale, payment } = request
  const { orderId, collectionId } = placement.intent
  return {
    id: orderId,
    displayId,
    at,
    regionId: setup.regionId,
    salesChannelId: setup.salesChannelId,
    customerId,
    email: receiver.email,
    currency,
    locale,
    address: addressOf(receiver),
    lines: lines.map(lineOf),
    delivery: {
      name: setup.shippingOption.name,
      price: quote.shippingPrice,
      optionId: setup.shippingOption.id,
    },
    vatRate,
    total: quote.total,
    payment: {
      collectionId,
      provider: payment.provider,
      method: payment.code,
      isAuthorized: payment.kind === 'cod',
    },
  }
}
