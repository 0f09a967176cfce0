import type { EmailLocale } from '../../email/module/outgoing-email'

/** What every email about an order says beside the labels of its fields. */
export const orderLabels = {
  vi: {
    code: 'Mã đơn hàng',
    placedAt: 'Đặt lúc',
    lines: 'Sản phẩm',
    shippingFree: 'Miễn phí',
    receiver: 'Người nhận',
    name: 'Họ và tên',
    phone: 'Số điện thoại',
    view: 'Xem đơn hàng',
  },
  en: {
    code: 'Order code',
    placedAt: 'Placed at',
    lines: 'Products',
    shippingFree: 'Free',
    receiver: 'Receiver',
    name: 'Full name',
    phone: 'Phone number',
    view: 'View your order',
  },
} satisfies Record<EmailLocale, Record<string, string>>
