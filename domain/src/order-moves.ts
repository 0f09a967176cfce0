import { type OrderActor, type OrderState, orderStates, type PaymentKind } from './order-states.js'

interface Permission {
  actor: OrderActor
  /** Limits the move to orders with these payments; absent means any. */
  payments?: readonly PaymentKind[]
  /** Takes back a move that was recorded by mistake; only a correction may make it. */
  corrects?: true
}

const staff = { actor: 'staff' } as const
const system = { actor: 'system' } as const
const customer = { actor: 'customer' } as const
const staffCod = { actor: 'staff', payments: ['cod'] } as const
const systemAhead = { actor: 'system', payments: ['online', 'transfer'] } as const
const systemOnline = { actor: 'system', payments: ['online'] } as const
const systemCod = { actor: 'system', payments: ['cod'] } as const
const staffCorrection = { actor: 'staff', corrects: true } as const
const staffTransfer = { actor: 'staff', payments: ['transfer'] } as const

/** The only definition of the moves of an order and their actors (SPEC §4). */
const moves = {
  new: {
    confirm: [staff, systemAhead],
    payment: [systemOnline],
    pickitem: [staffCod],
    cancel: [staff, system],
    usercancel: [customer],
  },
  confirm: {
    // The customer pays on delivery after all (ADR 0021).
    new: [systemCod],
    payment: [systemAhead, staffTransfer],
    pickitem: [staffCod],
    cancel: [staff, system],
    usercancel: [customer],
  },
  payment: { pickitem: [staff], cancel: [staff], usercancel: [customer] },
  pickitem: { delivery: [staff], cancel: [staff], usercancel: [customer] },
  delivery: { complete: [staff], cancel: [staff] },
  complete: { rate: [customer], delivery: [staffCorrection] },
  rate: {},
  cancel: {},
  usercancel: {},
} as const satisfies Record<OrderState, Partial<Record<OrderState, readonly Permission[]>>>

const table: Record<OrderState, Partial<Record<OrderState, readonly Permission[]>>> = moves

type Moves = typeof moves

type TargetOf<Actor extends OrderActor> = {
  [From in OrderState]: {
    [To in keyof Moves[From]]: Moves[From][To] extends readonly (infer Given)[]
      ? Extract<Given, { actor: Actor }> extends never
        ? never
        : To
      : never
  }[keyof Moves[From]]
}[OrderState]

export type StaffTarget = TargetOf<'staff'>

export const staffTargets = orderStates.filter((to): to is StaffTarget =>
  orderStates.some((from) => table[from][to]?.some(({ actor }) => actor === 'staff')),
)

export interface OrderMove {
  from: OrderState
  to: OrderState
  actor: OrderActor
  payment: PaymentKind
  /** Reverts a move that was recorded by mistake. */
  corrects?: boolean | undefined
}

/** True when the table allows the move; staying in a state is not a move. */
export function canMove({ from, to, actor, payment, corrects = false }: OrderMove): boolean {
  const permissions = table[from][to] ?? []
  return permissions.some(
    (permission) =>
      permission.actor === actor &&
      (permission.corrects ?? false) === corrects &&
      (permission.payments === undefined || permission.payments.includes(payment)),
  )
}

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

/** Why staff cancel an order; the customer reads only the sentence beside it. */
export const cancelCauses = ['refused', 'fake', 'duplicate', 'out_of_stock', 'other'] as const

export type CancelCause = (typeof cancelCauses)[number]

export const cancelCauseLabels = {
  refused: { vi: 'Khách không nhận hàng (bom hàng)', en: 'The customer refused the parcel' },
  fake: { vi: 'Đơn ảo', en: 'Fake order' },
  duplicate: { vi: 'Đơn trùng', en: 'Duplicate order' },
  out_of_stock: { vi: 'Hết hàng', en: 'Out of stock' },
  other: { vi: 'Lý do khác', en: 'Another reason' },
} as const satisfies Record<CancelCause, { vi: string; en: string }>
