import type { EmailLocale } from '../../email/module/outgoing-email'

/** Words that every letter about an order uses; those of the shop's own order page. */
export const orderLabels = {
  vi: {
    code: 'Mã đơn hàng',
    placedAt: 'Đặt lúc',
    estimatedDelivery: 'Dự kiến giao hàng',
    lines: 'Sản phẩm',
    subtotal: 'Tạm tính',
    shipping: 'Phí giao hàng',
    shippingFree: 'Miễn phí',
    discount: 'Giảm giá',
    total: 'Tổng cộng',
    receiver: 'Người nhận',
    name: 'Họ và tên',
    phone: 'Số điện thoại',
    address: 'Địa chỉ',
    view: 'Xem đơn hàng',
  },
  en: {
    code: 'Order code',
    placedAt: 'Placed at',
    estimatedDelivery: 'Estimated delivery',
    lines: 'Products',
    subtotal: 'Subtotal',
    shipping: 'Delivery',
    shippingFree: 'Free',
    discount: 'Discount',
    total: 'Total',
    receiver: 'Receiver',
    name: 'Full name',
    phone: 'Phone number',
    address: 'Address',
    view: 'View your order',
  },
} satisfies Record<EmailLocale, Record<string, string>>
