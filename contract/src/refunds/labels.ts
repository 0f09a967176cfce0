import type { RefundReason, RefundState } from './fields.js'

export const accountStateLabels = {
  asked: { vi: 'Đã xin', en: 'Asked for' },
  given: { vi: 'Đã có', en: 'Received' },
} as const

type Labels<Name extends string> = Readonly<Record<Name, { vi: string; en: string }>>

export const refundStateLabels: Labels<RefundState> = {
  due: { vi: 'Cần hoàn', en: 'Due' },
  proposed: { vi: 'Chờ người thứ hai', en: 'Second person' },
  paid: { vi: 'Đã hoàn', en: 'Paid out' },
}

export const refundReasonLabels: Labels<RefundReason> = {
  cancelled_after_payment: {
    vi: 'Đơn hàng bị hủy sau khi đã thanh toán',
    en: 'The order was cancelled after it had been paid',
  },
  order_changed: {
    vi: 'Đơn hàng được sửa sau khi thanh toán',
    en: 'The order was edited after it had been paid',
  },
  paid_after_cancellation: {
    vi: 'Tiền đến sau khi đơn hàng đã hủy',
    en: 'The money came after the order had been cancelled',
  },
  paid_twice: { vi: 'Khách thanh toán hai lần', en: 'The customer paid twice' },
}
