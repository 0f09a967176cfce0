import type { OrderActor, OrderState } from '@nas/domain/order-states'

/** A move that has been begun and not been recorded. */
export interface BegunMove {
  recordId: string
  /** Number of the order. */
  number: number
  to: OrderState
  actor: OrderActor
  actorId: string | null
  reason: string | null
}

export interface MovingRow {
  record_id: string
  display_id: number
  to_state: OrderState
  actor: OrderActor
  actor_id: string | null
  reason: string | null
}

export function begunMoveOf(row: MovingRow): BegunMove {
  return {
    recordId: row.record_id,
    number: row.display_id,
    to: row.to_state,
    actor: row.actor,
    actorId: row.actor_id,
    reason: row.reason,
  }
}
