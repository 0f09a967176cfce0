/** The nine states of an order (SPEC §4). */
export const orderStates = [
  'new',
  'confirm',
  'payment',
  'pickitem',
  'delivery',
  'complete',
  'rate',
  'cancel',
  'usercancel',
] as const

export type OrderState = (typeof orderStates)[number]

/** The goods are with the customer. */
export const deliveredStates: readonly OrderState[] = ['complete', 'rate']

/** Nothing is delivered or paid any more. */
export const isCancelled = (state: OrderState): boolean =>
  state === 'cancel' || state === 'usercancel'

export const orderActors = ['staff', 'customer', 'system'] as const
export type OrderActor = (typeof orderActors)[number]

/** `cod` is paid at the door, `online` through a gateway, `transfer` to the bank account. */
export const paymentKinds = ['cod', 'online', 'transfer'] as const
export type PaymentKind = (typeof paymentKinds)[number]

/** Words of SPEC §4 in both languages of the shop, as staff read them. */
export const orderStateLabels = {
  new: { vi: 'Chờ xác nhận', en: 'Waiting for confirmation' },
  confirm: { vi: 'Chờ thanh toán', en: 'Awaiting payment' },
  payment: { vi: 'Đã thanh toán', en: 'Paid' },
  pickitem: { vi: 'Đang đóng gói', en: 'Being packed' },
  delivery: { vi: 'Đang giao hàng', en: 'Shipping' },
  complete: { vi: 'Đã giao hàng', en: 'Delivered' },
  rate: { vi: 'Đã đánh giá', en: 'Rated' },
  cancel: { vi: 'Hệ thống đã hủy', en: 'Cancelled by the system' },
  usercancel: { vi: 'Khách đã hủy', en: 'Cancelled by the customer' },
} as const satisfies Record<OrderState, { vi: string; en: string }>

/** The same words as the one who ordered reads them. */
export const ownOrderStateLabels = {
  ...orderStateLabels,
  usercancel: { vi: 'Bạn đã hủy', en: 'Cancelled by you' },
} as const satisfies Record<OrderState, { vi: string; en: string }>

/** Colour names of SPEC §4; `new` has none. Never the only sign of a state. */
export const orderStateColours = {
  new: null,
  confirm: 'blue',
  payment: 'pink',
  pickitem: 'purple',
  delivery: 'green',
  complete: 'cyan',
  rate: 'orange',
  cancel: 'red',
  usercancel: 'red',
} as const satisfies Record<OrderState, string | null>
