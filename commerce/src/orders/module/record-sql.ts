import { generateEntityId } from '@medusajs/framework/utils'
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

/**
 * One statement that turns a placing into an order: its row goes, the record and its first moves
 * come. Without the row, because somebody is taking the placing back, nothing is written.
 */
export function recordSql(placingId: string, order: NewOrderRecord, moves: FirstMove[]) {
  const record = recordRow(order)
  const history = moveRows(order, record.id, moves)
  const columnsOf = (row: object) => Object.keys(row).join(', ')
  const valuesOf = (row: object) =>
    Object.keys(row)
      .map((column) => `given.${column}`)
      .join(', ')
  const [first = {}] = history
  return {
    sql: `with placed as (
            delete from order_placing where id = ? and taken_back_at is null returning id),
          recorded as (
            insert into order_record (${columnsOf(record)}) select ${valuesOf(record)}
            from placed, jsonb_populate_record(null::order_record, ?::jsonb) as given returning id),
          moved as (
            insert into order_transition (${columnsOf(first)}) select ${valuesOf(first)}
            from recorded, jsonb_populate_recordset(null::order_transition, ?::jsonb) as given)
          select id from recorded`,
    values: [placingId, JSON.stringify(record), JSON.stringify(history)],
  }
}
