import { type Permission, permissionToMove } from '@nas/domain/duties'
import { movesFrom } from '@nas/domain/order-moves'
import { type OrderState, type PaymentKind, paymentKinds } from '@nas/domain/order-states'

interface MovableOrder {
  state: OrderState
  payment: PaymentKind
}

/** Why a button is there but cannot be pressed; a key of the texts `moves.why.*`. */
type WhyNot =
  | 'otherDuty'
  | 'onlyCod'
  | 'onlyTransfer'
  | 'otherPayment'
  | 'alreadyDelivered'
  | 'alreadyCancelled'

/** Where staff move orders to, cancelling last; each has its text `moves.*`. */
export const staffTargets = [
  'confirm',
  'payment',
  'pickitem',
  'delivery',
  'complete',
  'cancel',
] as const satisfies readonly OrderState[]

export type StaffTarget = (typeof staffTargets)[number]

export type OrderAction = { to: StaffTarget } & (
  | { allowed: true; primary: boolean }
  | { allowed: false; why: WhyNot }
)

function staffMoves(from: OrderState, payment: PaymentKind): StaffTarget[] {
  const moves = movesFrom({ from, actor: 'staff', payment })
  return staffTargets.filter((to) => moves.includes(to))
}

function whyNotForThisPayment(from: OrderState, to: StaffTarget): WhyNot {
  const kinds = paymentKinds.filter((payment) => staffMoves(from, payment).includes(to))
  if (kinds.length !== 1) return 'otherPayment'
  return kinds[0] === 'cod' ? 'onlyCod' : kinds[0] === 'transfer' ? 'onlyTransfer' : 'otherPayment'
}

function whyNotCancel(state: OrderState): WhyNot {
  return state === 'cancel' || state === 'usercancel' ? 'alreadyCancelled' : 'alreadyDelivered'
}

/**
 * The moves staff see for an order, from the one table of DESIGN part 6: the usual one first, those
 * that only another way of paying allows too, and always cancelling, last.
 */
export function orderActions(
  { state, payment }: MovableOrder,
  may: (permission: Permission) => boolean,
): OrderAction[] {
  const allowed = staffMoves(state, payment)
  const anyPayment = paymentKinds.flatMap((kind) => staffMoves(state, kind))
  // The furthest step is the usual one, so it comes first: a COD order goes straight to packing.
  const usual = allowed.filter((to) => to !== 'cancel').at(-1)
  const others = staffTargets.filter(
    (to) => to !== usual && (to === 'cancel' || anyPayment.includes(to)),
  )
  const targets = usual === undefined ? others : [usual, ...others]
  return targets.map((to): OrderAction => {
    if (allowed.includes(to)) {
      if (!may(permissionToMove(to))) return { to, allowed: false, why: 'otherDuty' }
      return { to, allowed: true, primary: to === usual }
    }
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
