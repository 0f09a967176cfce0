import type { PaymentKind } from '@nas/domain/order-states'
import type { orderFields } from './order-fields.js'

/** What fields of an order are called, in the back office and in emails. */
export const orderFieldLabels = {
  subtotal: { vi: 'Tạm tính', en: 'Subtotal' },
  shipping_price: { vi: 'Phí giao hàng', en: 'Delivery' },
  discount: { vi: 'Giảm giá', en: 'Discount' },
  total: { vi: 'Tổng cộng', en: 'Total' },
  email: { vi: 'Email', en: 'E-mail' },
  address: { vi: 'Địa chỉ', en: 'Address' },
  estimated_delivery: { vi: 'Dự kiến giao hàng', en: 'Estimated delivery' },
  payment_method: { vi: 'Phương thức thanh toán', en: 'Payment method' },
} as const satisfies Partial<Record<keyof typeof orderFields, { vi: string; en: string }>>

/** How an order is paid, where its method's name in the shop is not at hand. */
export const paymentKindLabels = {
  cod: { vi: 'Thanh toán khi nhận hàng (COD)', en: 'Cash on delivery (COD)' },
  online: { vi: 'Thanh toán trực tuyến', en: 'Online payment' },
  transfer: { vi: 'Chuyển khoản ngân hàng', en: 'Bank transfer' },
} as const satisfies Record<PaymentKind, { vi: string; en: string }>
