import type { OrderActor, OrderState, PaymentKind } from './order-states.js'

interface Permission {
  actor: OrderActor
  /** Only for orders paid in these ways; absent means any. */
  payments?: readonly PaymentKind[]
}

const staff: Permission = { actor: 'staff' }
const system: Permission = { actor: 'system' }
const customer: Permission = { actor: 'customer' }
const staffCod: Permission = { actor: 'staff', payments: ['cod'] }
const systemAhead: Permission = { actor: 'system', payments: ['online', 'transfer'] }
const systemOnline: Permission = { actor: 'system', payments: ['online'] }
const staffTransfer: Permission = { actor: 'staff', payments: ['transfer'] }

/** The only statement of who may move an order where (DESIGN, part 6). */
const moves = {
  new: {
    confirm: [staff, systemAhead],
    payment: [systemOnline],
    pickitem: [staffCod],
    cancel: [staff, system],
    usercancel: [customer],
  },
  confirm: {
    payment: [systemAhead, staffTransfer],
    pickitem: [staffCod],
    cancel: [staff, system],
    usercancel: [customer],
  },
  payment: { pickitem: [staff], cancel: [staff], usercancel: [customer] },
  pickitem: { delivery: [staff], cancel: [staff], usercancel: [customer] },
  delivery: { complete: [staff], cancel: [staff] },
  complete: { rate: [customer] },
  rate: {},
  cancel: {},
  usercancel: {},
} as const satisfies Record<OrderState, Partial<Record<OrderState, readonly Permission[]>>>

const table: Record<OrderState, Partial<Record<OrderState, readonly Permission[]>>> = moves

export interface OrderMove {
  from: OrderState
  to: OrderState
  actor: OrderActor
  payment: PaymentKind
}

/** True when the table allows the move; staying in a state is no move. */
export function canMove({ from, to, actor, payment }: OrderMove): boolean {
  const permissions = table[from][to] ?? []
  return permissions.some(
    (permission) =>
      permission.actor === actor &&
      (permission.payments === undefined || permission.payments.includes(payment)),
  )
}

/** The states this actor may move the order to, in the table's order. */
export function movesFrom({ from, actor, payment }: Omit<OrderMove, 'to'>): OrderState[] {
  const targets = Object.keys(table[from]) as OrderState[]
  return targets.filter((to) => canMove({ from, to, actor, payment }))
}

export class TransitionError extends Error {
  readonly move: OrderMove

  constructor(move: OrderMove) {
    super(`An order cannot move from ${move.from} to ${move.to} by ${move.actor}`)
    this.name = 'TransitionError'
    this.move = move
  }
}

/** @throws TransitionError when the table does not allow the move. */
export function assertMove(move: OrderMove): void {
  if (!canMove(move)) throw new TransitionError(move)
}
