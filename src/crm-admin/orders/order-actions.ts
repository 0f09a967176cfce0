import { movesFrom, type OrderState, type PaymentKind, paymentKinds } from '@nas/domain'

interface MovableOrder {
  state: OrderState
  payment: PaymentKind
}

/** Why a button is there but cannot be pressed; a key of the texts `moves.why.*`. */
export type WhyNot =
  | 'onlyCod'
  | 'onlyTransfer'
  | 'otherPayment'
  | 'alreadyDelivered'
  | 'alreadyCancelled'

export type OrderAction = { to: OrderState } & (
  | { allowed: true; primary: boolean }
  | { allowed: false; why: WhyNot }
)

const staffMoves = (from: OrderState, payment: PaymentKind): OrderState[] =>
  movesFrom({ from, actor: 'staff', payment })

function whyNotForThisPayment(from: OrderState, to: OrderState): WhyNot {
  const kinds = paymentKinds.filter((payment) => staffMoves(from, payment).includes(to))
  if (kinds.length !== 1) return 'otherPayment'
  return kinds[0] === 'cod' ? 'onlyCod' : kinds[0] === 'transfer' ? 'onlyTransfer' : 'otherPayment'
}

function whyNotCancel(state: OrderState): WhyNot {
  return state === 'cancel' || state === 'usercancel' ? 'alreadyCancelled' : 'alreadyDelivered'
}

/**
 * The moves staff see for an order, from the one table of DESIGN part 6: those allowed, those of
 * the same state that only another way of paying allows, and always cancelling, last.
 */
export function orderActions({ state, payment }: MovableOrder): OrderAction[] {
  const allowed = staffMoves(state, payment)
  const possible = new Set(paymentKinds.flatMap((kind) => staffMoves(state, kind)))
  possible.delete('cancel')
  // The furthest step is the usual one: a COD order goes straight to packing.
  const furthest = allowed.filter((to) => to !== 'cancel').at(-1)
  return [...possible, 'cancel' as const].map((to): OrderAction => {
    if (allowed.includes(to)) return { to, allowed: true, primary: to === furthest }
    const why = to === 'cancel' ? whyNotCancel(state) : whyNotForThisPayment(state, to)
    return { to, allowed: false, why }
  })
}

export type Ending = 'finished' | 'waitingForCustomer'

/** Set when staff have nothing left to do. */
export function orderEnding({ state, payment }: MovableOrder): Ending | null {
  if (staffMoves(state, payment).length > 0) return null
  const customerMoves = movesFrom({ from: state, actor: 'customer', payment })
  return customerMoves.length > 0 ? 'waitingForCustomer' : 'finished'
}

/** Money has been taken, so a cancelled order is owed a refund. */
export function isPaid({ state, payment }: MovableOrder): boolean {
  if (state === 'payment') return true
  return payment !== 'cod' && (state === 'pickitem' || state === 'delivery')
}
