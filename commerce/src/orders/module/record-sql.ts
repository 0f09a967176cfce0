import { generateEntityId } from '@medusajs/framework/utils'
import type { OrderActor, OrderState } from '@nas/domain/order-states'
import type { Outcome } from '../../platform/database/outcome'
import { storedFields } from '../../platform/database/stored-fields'
import type { FirstMove, NewOrderRecord } from './new-order-record'
import { storedOrderFields } from './order-table'

/** Beside each amount Medusa keeps how it was given. */
const raw = (amount: number) => ({ value: String(amount), precision: 20 })

const amounts = storedFields(storedOrderFields).filter(({ field }) => field.type === 'money')

function recordRow(order: NewOrderRecord) {
  const values: Record<string, unknown> = order
  const raws = amounts.map(({ column }) => [`raw_${column}`, raw(Number(values[column]))])
  return {
    id: generateEntityId(undefined, 'ordrec'),
    ...order,
    ...Object.fromEntries(raws),
    updated_at: order.created_at,
  }
}

/** One row a move, a millisecond apart, so that they keep their sequence. */
function moveRows(order: NewOrderRecord, recordId: string, moves: FirstMove[]) {
  return moves.map(({ from, to, actor }, position) => {
    const at = new Date(order.created_at.getTime() + position)
    return {
      id: generateEntityId(undefined, 'ordmov'),
      record_id: recordId,
      from_state: from,
      to_state: to,
      actor,
      actor_id: actor === 'customer' ? order.customer_id : null,
      created_at: at,
      updated_at: at,
    }
  })
}

const columnsOf = (row: object) => Object.keys(row).join(', ')
const valuesOf = (row: object) =>
  Object.keys(row)
    .map((column) => `given.${column}`)
    .join(', ')

/** A placed order: its record and its first moves. Returns the record. */
export function placedOutcome(order: NewOrderRecord, moves: FirstMove[]): Outcome {
  const record = recordRow(order)
  const history = moveRows(order, record.id, moves)
  const [first = {}] = history
  return {
    parts: [
      {
        sql: `recorded as (
          insert into order_record (${columnsOf(record)}) select ${valuesOf(record)}
          from ended, jsonb_populate_record(null::order_record, ?::jsonb) as given returning *)`,
        values: [JSON.stringify(record)],
      },
      {
        sql: `placed as (
          insert into order_transition (${columnsOf(first)}) select ${valuesOf(first)}
          from recorded, jsonb_populate_recordset(null::order_transition, ?::jsonb) as given)`,
        values: [JSON.stringify(history)],
      },
    ],
    result: 'recorded',
  }
}

/** True when the record was not written because another order has its code. */
export function isTakenCode(error: unknown): boolean {
  return (
    error instanceof Error &&
    'constraint' in error &&
    error.constraint === 'IDX_order_record_code_unique'
  )
}

export interface RecordedMove {
  recordId: string
  /** Medusa's id of the order. */
  orderId: string
  from: OrderState
  to: OrderState
  actor: OrderActor
  actorId: string | null
  reason: string | null
}

/**
 * A move of an order that still stands where the move starts: its record as `moved`, and a row of
 * its history. Returns the record.
 */
export function movedOutcome(move: RecordedMove): Outcome {
  const { recordId, from, to, actor, actorId, reason } = move
  return {
    parts: [
      {
        sql: `moved as (
          update order_record set state = ?, updated_at = now() from ended
          where order_record.id = ? and state = ? and deleted_at is null returning order_record.*)`,
        values: [to, recordId, from],
      },
      {
        sql: `noted as (
          insert into order_transition
            (id, record_id, from_state, to_state, actor, actor_id, reason)
          select ?, id, ?, ?, ?, ?, ? from moved)`,
        values: [generateEntityId(undefined, 'ordmov'), from, to, actor, actorId, reason],
      },
    ],
    result: 'moved',
  }
}
