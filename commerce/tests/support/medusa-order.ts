import { generateEntityId } from '@medusajs/framework/utils'
import type { MedusaOrder } from '../../src/medusa-tables/order-rows'

const line = (position: number): MedusaOrder['lines'][number] => ({
  id: generateEntityId(undefined, 'ordli'),
  quantity: 2 + position,
  price: 80_000,
  title: `Sản phẩm ${position}`,
  thumbnail: position === 0 ? null : '/media/1.jpg',
  productId: `prod_${position}`,
  handle: `product-${position}`,
  variantId: `variant_${position}`,
  sku: position === 0 ? null : 'sku',
  metadata: { product: 8910 + position, name_en: null, position },
})

/** An order for Medusa's tables, with new ids. */
export function medusaOrder(change: Partial<MedusaOrder> = {}): MedusaOrder {
  return {
    id: generateEntityId(undefined, 'order'),
    displayId: 1,
    at: new Date(),
    regionId: 'reg_test',
    salesChannelId: 'sc_test',
    customerId: null,
    email: null,
    currency: 'vnd',
    locale: 'vi',
    address: {
      first_name: 'Trần Thị Bưởi',
      phone: '0912345678',
      address_1: '12 Nguyễn Huệ',
      address_2: 'Phường Bến Nghé',
      city: 'Hà Nội',
      province: 'Hà Nội',
      country_code: 'vn',
    },
    lines: [line(0), line(1)],
    delivery: {
      name: 'Giao hàng',
      price: 0,
      optionId: 'so_test',
    },
    vatRate: 8,
    total: 400_000,
    payment: {
      collectionId: generateEntityId(undefined, 'pay_col'),
      provider: 'pp_system_default',
      method: 'cod',
      isAuthorized: true,
    },
    ...change,
  }
}
