import { generateEntityId } from '@medusajs/framework/utils'
import type { CancelCause } from '@nas/domain/order-moves'
import {
  awaitsPayment,
  cancelledStates,
  isCancelled as isCancelledState,
  type OrderActor,
  type OrderState,
  openStates,
  outcomeOf,
  type PaymentKind,
  stageOf,
  statesIn,
  statesSql,
  unpackedStates,
} from '@nas/domain/order-states'
import { raw, type Sql, sql } from '@nas/query/sql'
import { rawAmount } from '../../platform/database/raw-amount'
import type { Outcome } from '../../platform/database/run-sql'
import { storedFields } from '../../platform/database/stored-fields'
import { nextVersion } from '../../platform/database/version'
import { type FirstMove, type NewOrderRecord, storedOrderFields } from './rows'

const amounts = storedFields(storedOrderFields).filter(({ field }) => field.type === 'money')

/** The raw forms of the amounts among these columns. */
export function amountColumns(columns: Partial<NewOrderRecord>): Record<string, unknown> {
  const values: Record<string, unknown> = columns
  const given = amounts.filter(({ column }) => column in values)
  return Object.fromEntries(
    given.map(({ column }) => [`raw_${column}`, rawAmount(Number(values[column]))]),
  )
}

export function recordRow(order: NewOrderRecord) {
  return {
    id: generateEntityId(undefined, 'ordrec'),
    ...order,
    ...amountColumns(order),
    updated_at: order.created_at,
  }
}

/** One row per move, a millisecond apart, so that sorting by time keeps the order of the moves. */
function moveRows(order: NewOrderRecord, recordId: string, moves: FirstMove[]) {
  return moves.map(({ from, to, actor, actorId }, position) => {
    const at = new Date(order.created_at.getTime() + position)
    return {
      id: generateEntityId(undefined, 'ordmov'),
      record_id: recordId,
      from_state: from,
      to_state: to,
      actor,
      actor_id: actorId,
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

export function placedOutcome(order: NewOrderRecord, moves: FirstMove[]): Outcome {
  const record = recordRow(order)
  const history = moveRows(order, record.id, moves)
  const [first = {}] = history
  return {
    parts: [
      sql`
        recorded as (
          insert into order_record (${raw(columnsOf(record))}) select ${raw(valuesOf(record))}
          from ended, jsonb_populate_record(null::order_record, ${JSON.stringify(record)}::jsonb)
            as given returning *)`,
      sql`
        placed as (
          insert into order_transition (${raw(columnsOf(first))}) select ${raw(valuesOf(first))}
          from recorded, jsonb_populate_recordset(null::order_transition,
            ${JSON.stringify(history)}::jsonb) as given)`,
    ],
    result: 'recorded',
  }
}

/** True when another order has the same code. */
export function isTakenCode(error: unknown): boolean {
  return (
    error instanceof Error &&
    'constraint' in error &&
    error.constraint === 'IDX_order_record_code_unique'
  )
}

export interface OrderMove {
  to: OrderState
  actor: OrderActor
  actorId: string | null
  reason: string | null
  cause?: CancelCause | null | undefined
  /** Reverts a move that was recorded by mistake. */
  corrects?: true | undefined
}

export interface RecordedMove extends OrderMove {
  recordId: string
  orderId: string
  from: OrderState
}

/** Null for a move after which the order has not come back from the customer. */
function returnBy({ from, to, cause }: RecordedMove): 'refused' | 'returned' | null {
  if (!isCancelledState(to)) return null
  if (cause === 'refused') return 'refused'
  return stageOf[from] === 'inDelivery' ? 'returned' : null
}

/** Moves an order that is still in the initial state. Returns the record. */
export function movedOutcome(move: RecordedMove): Outcome {
  const { recordId, from, to, actor, actorId, reason, cause = null } = move
  return {
    parts: [
      sql`
        moved as (
          update order_record set state = ${to}, came_back = ${returnBy(move)}, ${raw(nextVersion)},
            network = case when ${awaitsPayment(to)} then network end,
            device = case when ${awaitsPayment(to)} then device end
          from ended
          where order_record.id = ${recordId} and state = ${from} and deleted_at is null
          returning order_record.*)`,
      sql`
        noted as (
          insert into order_transition
            (id, record_id, from_state, to_state, actor, actor_id, reason, cause)
          select ${generateEntityId(undefined, 'ordmov')}, id, ${from}, ${to}, ${actor},
            ${actorId}, ${reason}, ${cause} from moved)`,
    ],
    result: 'moved',
  }
}

/** Part of a correction (`moved`): earlier moves are no longer e-mailed. */
export const noticedPart = sql`
  noticed as (
    update order_transition t set noticed_at = now() from moved
    where t.record_id = moved.id and t.noticed_at is null)`

interface ChangedPayment {
  recordId: string
  from: OrderState
  to: OrderState
  before: string
  method: string
  kind: PaymentKind
}

/** A change of state has no e-mail. Returns a row if the order still had this state and method. */
export function paymentChangedSql(change: ChangedPayment): Sql {
  const { recordId, from, to, before, method, kind } = change
  return sql`
    with changed as (
      update order_record set payment_method = ${method}, payment_kind = ${kind}, state = ${to},
        updated_at = now()
      where id = ${recordId} and state = ${from} and payment_method = ${before}
        and deleted_at is null returning id),
    noted as (
      insert into order_transition
        (id, record_id, from_state, to_state, actor, reason, noticed_at)
      select ${generateEntityId(undefined, 'ordmov')}, id, ${from}, ${to}, 'system',
        'payment_changed', now() from changed where ${from !== to}::boolean)
    select id from changed`
}

/** @param changing selects ids of records that operations change */
export const comparedOrders = (changing: string) => `
  select order_id, display_id as number, total, id in (${changing}) as is_changing,
    state in ${statesSql(cancelledStates)} as is_cancelled,
    state in ${statesSql(unpackedStates)} as needs_stock,
    payment_kind = 'cod' and state in ${statesSql(statesIn(outcomeOf, 'delivered'))} as is_cash_paid
  from order_record where deleted_at is null`

/** Source of countable orders: follows `from` and takes further conditions. */
export const placedOrders = sql`order_record where deleted_at is null`

/** Condition on `order_record`. A cancelled order counts as placed, but its amount does not. */
export const isCancelled = sql`state in ${raw(statesSql(cancelledStates))}`

/** Condition on `order_record`: the customer refused the parcel. */
export const wasRefused = sql`came_back = 'refused'`

/** Condition on `order_record`: it was cancelled once sent, and not because it was refused. */
export const wasReturned = sql`came_back = 'returned'`

/** Condition on `order_record`: the order was refused, or cancelled once sent. */
export const cameBack = sql`came_back is not null`

/** Orders as other lists join and search them. */
export const namedOrders = sql`(select display_id, code, name, search_text from order_record)`

/** Days for which an open order is compared with others, even if it is never closed. */
const comparedDays = 30

const isOpen = `order_record.state in ${statesSql(openStates)}
  and order_record.created_at > now() - interval '${comparedDays} days'`

/** The phones of `recent` orders, which `isOpen` and their twins are part of, from an index alone. */
const amongRecent = (kept: string) => `order_record.phone = any(array(
  select recent.phone from order_record as recent where recent.deleted_at is null
  and recent.created_at > now() - interval '${comparedDays + 1} days' ${kept}))`

/** Condition on two orders: the first was split from the second. */
const isPartOf = (part: string, whole: string) => `exists (select from order_edit
  where record_id = ${part}.id and after ->> 'split_from' = ${whole}.code and deleted_at is null)`

/**
 * Condition on `order_record` and `twin`: the phone ordered the same goods within a day. Two parts
 * of one order are none.
 */
export const isTwin = `twin.phone = order_record.phone and twin.phone <> ''
  and twin.goods = order_record.goods and twin.id <> order_record.id
  and twin.state not in ${statesSql(cancelledStates)} and twin.deleted_at is null
  and twin.created_at between order_record.created_at - interval '24 hours'
    and order_record.created_at + interval '24 hours'
  and not ${isPartOf('twin', 'order_record')} and not ${isPartOf('order_record', 'twin')}`

/** Condition on `order_record`: it is open, and another order has the same goods and phone. */
export const isDuplicate = `${isOpen} and exists (select from order_record as twin where ${isTwin})`

/** The same condition, faster when it selects rows than when it is read from them. */
export const duplicateFilter = `${amongRecent('group by recent.phone having count(*) > 1')}
  and ${isDuplicate}`

/** @param blockedPhones selects phones */
const isRiskyPhone = (phone: string, blockedPhones: string) => `exists (select from (
  ${blockedPhones} union all
  select phone from order_record where ${cameBack.sql} and deleted_at is null
  ) as risky where risky.phone = ${phone})`

/** Open, and its phone refused orders or is blocked. @param blockedPhones selects phones */
export const isRisky = (blockedPhones: string): string =>
  `${isOpen} and ${isRiskyPhone('order_record.phone', blockedPhones)}`

/** The same condition, faster when it selects rows than when it is read from them. */
export const riskFilter = (blockedPhones: string): string =>
  `${amongRecent(`and ${isRiskyPhone('recent.phone', blockedPhones)}`)} and ${isOpen}`
