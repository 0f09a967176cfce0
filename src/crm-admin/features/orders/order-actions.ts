import { movesFrom, type StaffTarget, staffTargets } from '@nas/domain/order-moves'
import {
  isCancelled,
  type OrderState,
  type PaymentKind,
  paymentKinds,
} from '@nas/domain/order-states'
import { type Permission, permissionToMove } from '@nas/domain/roles'

interface MovableOrder {
  state: OrderState
  payment: PaymentKind
  /** In đồng: what a paid order costs more since an edit. */
  payment_missing?: number | null
}

/** Why a button is disabled: a key of the texts `moves.why.*`. */
type WhyNot =
  | 'otherRole'
  | 'unpaid'
  | 'onlyCod'
  | 'onlyTransfer'
  | 'otherPayment'
  | 'alreadyDelivered'
  | 'alreadyCancelled'

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
  return isCancelled(state) ? 'alreadyCancelled' : 'alreadyDelivered'
}

/** Moves for staff (SPEC §4): the main one first, disabled ones included, cancelling last. */
export function orderActions(
  { state, payment, payment_missing = null }: MovableOrder,
  may: (permission: Permission) => boolean,
): OrderAction[] {
  const allowed = staffMoves(state, payment)
  const anyPayment = paymentKinds.flatMap((kind) => staffMoves(state, kind))
  // The furthest step is the main one and comes first: a COD order goes directly to packing.
  const nextStep = allowed.filter((to) => !isCancelled(to)).at(-1)
  const others = staffTargets.filter(
    (to) => to !== nextStep && to !== 'cancel' && anyPayment.includes(to),
  )
  const targets: StaffTarget[] = [
    ...(nextStep === undefined ? [] : [nextStep]),
    ...others,
    'cancel',
  ]
  return targets.map((to): OrderAction => {
    if (allowed.includes(to)) {
      if (!may(permissionToMove[to])) return { to, allowed: false, why: 'otherRole' }
      if (to === 'pickitem' && payment_missing !== null) {
        return { to, allowed: false, why: 'unpaid' }
      }
      return { to, allowed: true, primary: to === nextStep }
    }
    const why = to === 'cancel' ? whyNotCancel(state) : whyNotForThisPayment(state, to)
    return { to, allowed: false, why }
  })
}

export type Ending = 'finished' | 'waitingForCustomer'

export function orderEnding({ state, payment }: MovableOrder): Ending | null {
  if (staffMoves(state, payment).length > 0) return null
  const customerMoves = movesFrom({ from: state, actor: 'customer', payment })
  return customerMoves.length > 0 ? 'waitingForCustomer' : 'finished'
}
