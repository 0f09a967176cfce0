import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import type { NewOrder } from '../../../medusa-tables/order-rows'
import { country, currency } from '../../../platform/setup/names'
import { type ShopSetup, shopSetup } from '../../../platform/setup/shop-setup'
import type { Quote, QuoteLine } from '../quote'
import type { OrderPlacement } from './operation'
import type { PlaceOrderRequest, Receiver } from './place-order-request'

/** A validated and priced order request, and the ids of the future order. */
export interface PricedRequest {
  request: PlaceOrderRequest
  quote: Quote
  placement: OrderPlacement
}

/** A line of the order, with the id of its stock reservation. */
export interface StockedLine extends QuoteLine {
  id: string
}

export const deliveryLine = 'delivery'

export type TaxLine = NewOrder['delivery']['taxes'][number]

/** Included tax by line id; delivery has its own key. */
export async function taxLines(
  container: MedusaContainer,
  lines: StockedLine[],
  shippingPrice: number,
): Promise<Map<string, TaxLine[]>> {
  const setup = await shopSetup(container)
  const items = lines.map(({ id, product, quantity, price }) => ({
    id,
    product_id: product.id,
    quantity,
    unit_price: price,
  }))
  const delivery = {
    id: deliveryLine,
    shipping_option_id: setup.shippingOption.id,
    unit_price: shippingPrice,
  }
  const found = await container
    .resolve(Modules.TAX)
    .getTaxLines([...items, delivery], { address: { country_code: country } })
  const byLine = new Map<string, TaxLine[]>()
  for (const line of found) {
    const id = 'line_item_id' in line ? line.line_item_id : line.shipping_line_id
    const { rate, code, name, provider_id, rate_id } = line
    const tax = { rate: rate ?? 0, code: code ?? '', description: name, provider_id }
    byLine.set(id, [...(byLine.get(id) ?? []), { ...tax, tax_rate_id: rate_id ?? null }])
  }
  return byLine
}

function address({ name, phone, address, province, district, ward }: Receiver) {
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

interface NewOrderFacts {
  lines: StockedLine[]
  /** The result of `taxLines`. */
  taxes: Map<string, TaxLine[]>
  displayId: number
  at: Date
}

/** The order as rows of Medusa's tables. */
export function medusaOrderOf(
  setup: ShopSetup,
  { request, quote, placement }: PricedRequest,
  { lines, taxes, displayId, at }: NewOrderFacts,
): NewOrder {
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
    address: address(receiver),
    lines: lines.map(({ id, product, quantity, price }, position) => ({
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
      taxes: taxes.get(id) ?? [],
    })),
    delivery: {
      name: setup.shippingOption.name,
      price: quote.shippingPrice,
      optionId: setup.shippingOption.id,
      taxes: taxes.get(deliveryLine) ?? [],
    },
    total: quote.total,
    payment: {
      collectionId,
      provider: payment.provider,
      method: payment.code,
      isAuthorized: payment.kind === 'cod',
    },
  }
}
