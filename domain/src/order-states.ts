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

/** Each state has exactly one group: a grouping that lacks one does not compile. */
type Grouping<Group extends string> = Readonly<Record<OrderState, Group>>

/** Every outcome except `open` is final. */
export const outcomeOf = {
  new: 'open',
  confirm: 'open',
  payment: 'open',
  pickitem: 'open',
  delivery: 'open',
  complete: 'delivered',
  rate: 'delivered',
  cancel: 'cancelledByShop',
  usercancel: 'cancelledByCustomer',
} as const satisfies Grouping<'open' | 'delivered' | 'cancelledByShop' | 'cancelledByCustomer'>

/**
 * The payment by state: `awaited` is neither paid nor being packed; `receivedUnlessCod` was paid
 * before packing, except cash on delivery; `refunded` is refunded if it was received.
 */
export const paymentOf = {
  new: 'awaited',
  confirm: 'awaited',
  payment: 'received',
  pickitem: 'receivedUnlessCod',
  delivery: 'receivedUnlessCod',
  complete: 'receivedOnDelivery',
  rate: 'receivedOnDelivery',
  cancel: 'refunded',
  usercancel: 'refunded',
} as const satisfies Grouping<
  'awaited' | 'received' | 'receivedUnlessCod' | 'receivedOnDelivery' | 'refunded'
>

/** The next step of staff. A confirmed order waits for its payment, unless cash on delivery. */
export const stageOf = {
  new: 'toConfirm',
  confirm: 'confirmed',
  payment: 'toPack',
  pickitem: 'toPack',
  delivery: 'inDelivery',
  complete: 'closed',
  rate: 'closed',
  cancel: 'closed',
  usercancel: 'closed',
} as const satisfies Grouping<'toConfirm' | 'confirmed' | 'toPack' | 'inDelivery' | 'closed'>

export const orderStateGroupings = { outcomeOf, paymentOf, stageOf } as const

export function statesIn<Group extends string>(
  grouping: Grouping<Group>,
  ...groups: NoInfer<Group>[]
): OrderState[] {
  return orderStates.filter((state) => groups.includes(grouping[state]))
}

/** A list for `in`, such as `('cancel', 'usercancel')`. */
export const statesSql = (states: readonly OrderState[]): string =>
  `(${states.map((state) => `'${state}'`).join(', ')})`

export const isCancelled = (state: OrderState): boolean =>
  outcomeOf[state] === 'cancelledByShop' || outcomeOf[state] === 'cancelledByCustomer'

/** Final states; the delivery address is no longer needed. */
export const isFinal = (state: OrderState): boolean => outcomeOf[state] !== 'open'

export const isDelivered = (state: OrderState): boolean => outcomeOf[state] === 'delivered'

export const awaitsPayment = (state: OrderState): boolean => paymentOf[state] === 'awaited'

/** The goods are not being packed, so the order can still be edited. */
export const isUnpacked = (state: OrderState): boolean =>
  paymentOf[state] === 'awaited' || paymentOf[state] === 'received'

export const openStates = statesIn(outcomeOf, 'open')
export const unpackedStates = orderStates.filter(isUnpacked)
export const finalStates = orderStates.filter(isFinal)
export const cancelledStates = orderStates.filter(isCancelled)

export const orderActors = ['staff', 'customer', 'system'] as const
export type OrderActor = (typeof orderActors)[number]

/** `cod` is cash on delivery, `online` a payment gateway, `transfer` a bank transfer. */
export const paymentKinds = ['cod', 'online', 'transfer'] as const
export type PaymentKind = (typeof paymentKinds)[number]

/** The shop has the money, so cancelling the order requires a refund. */
export function isPaid({ state, payment }: { state: OrderState; payment: PaymentKind }): boolean {
  const group = paymentOf[state]
  if (group === 'receivedUnlessCod') return payment !== 'cod'
  return group === 'received' || group === 'receivedOnDelivery'
}

/** Labels of SPEC §4 for staff, in both languages of the shop. */
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

export const ownOrderStateLabels = {
  ...orderStateLabels,
  usercancel: { vi: 'Bạn đã hủy', en: 'Cancelled by you' },
} as const satisfies Record<OrderState, { vi: string; en: string }>

/** A confirmed order with cash on delivery waits for packing, not for a payment. */
const confirmedCod = { vi: 'Đã xác nhận', en: 'Confirmed' } as const

const confirmedAny = {
  vi: `${confirmedCod.vi} / ${orderStateLabels.confirm.vi}`,
  en: `${confirmedCod.en} / ${orderStateLabels.confirm.en}`,
} as const

interface Labelled {
  state: OrderState
  payment: PaymentKind
}

/** The label for staff; without a payment, the label of all orders in the state. */
export function orderStateLabel({ state, payment }: Pick<Labelled, 'state'> & Partial<Labelled>) {
  if (state === 'confirm' && payment === undefined) return confirmedAny
  return state === 'confirm' && payment === 'cod' ? confirmedCod : orderStateLabels[state]
}

export const ownOrderStateLabel = (order: Labelled) =>
  order.state === 'usercancel' ? ownOrderStateLabels.usercancel : orderStateLabel(order)

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
