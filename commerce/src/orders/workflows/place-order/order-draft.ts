import type { CreateOrderDTO, MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { country, currency } from '../../../platform/setup/names'
import { type ShopSetup, shopSetup } from '../../../platform/setup/shop-setup'
import type { Quote, StockedLine } from '../quote'

export interface Receiver {
  name: string
  phone: string
  email: string | null
  address: string
  province: string
  district: string
  ward: string | null
}

export interface OrderDraft {
  receiver: Receiver
  customerId: string | null
  locale: string
  quote: Quote
  lines: StockedLine[]
}

interface TaxLine {
  rate: number
  code: string
  description: string
  provider_id: string
  tax_rate_id?: string
}

const deliveryLine = 'delivery'

/** Tax contained in each line, by line id; delivery stands under its own word. */
async function taxLines(
  container: MedusaContainer,
  setup: ShopSetup,
  lines: StockedLine[],
  shippingPrice: number,
): Promise<Map<string, TaxLine[]>> {
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
    byLine.set(id, [...(byLine.get(id) ?? []), { ...tax, tax_rate_id: rate_id }])
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

/** The order as Medusa is to make it. */
export async function orderFrom(
  container: MedusaContainer,
  { receiver, customerId, locale, quote, lines }: OrderDraft,
): Promise<CreateOrderDTO> {
  const setup = await shopSetup(container)
  const taxes = await taxLines(container, setup, lines, quote.shippingPrice)
  const items = lines.map(({ id, product, quantity, price }, position) => ({
    id,
    title: product.title,
    quantity,
    unit_price: price,
    is_tax_inclusive: true,
    requires_shipping: true,
    thumbnail: product.image ?? undefined,
    product_id: product.id,
    product_title: product.title,
    product_handle: product.handle,
    variant_id: product.variantId,
    variant_sku: product.sku ?? undefined,
    tax_lines: taxes.get(id) ?? [],
    metadata: { product: product.number, name_en: product.titleEn, position },
  }))
  return {
    region_id: setup.regionId,
    sales_channel_id: setup.salesChannelId,
    customer_id: customerId ?? undefined,
    email: receiver.email ?? undefined,
    currency_code: currency,
    locale,
    shipping_address: address(receiver),
    billing_address: address(receiver),
    items,
    shipping_methods: [
      {
        name: setup.shippingOption.name,
        amount: quote.shippingPrice,
        is_tax_inclusive: true,
        shipping_option_id: setup.shippingOption.id,
        data: {},
        tax_lines: taxes.get(deliveryLine) ?? [],
      },
    ],
  }
}
