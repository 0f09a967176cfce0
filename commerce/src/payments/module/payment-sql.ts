import { generateEntityId } from '@medusajs/framework/utils'
import { raw, type Sql, sql } from '@nas/query/sql'
import { type AuditChange, auditedSql } from '../../audit-log/module/audit-part'
import { rawAmount, rawAmountSql } from '../../platform/database/raw-amount'
import type { RunSql } from '../../platform/database/run-sql'
import { eraseAccountSql } from './refund-accounts-table'
import type { AttemptRow, RefundReason } from './rows'

type NewAttempt = Pick<
  AttemptRow,
  'order_id' | 'display_id' | 'method' | 'reference' | 'expires_at'
> & { amount: number; is_difference?: true }

export function dueAttemptPart(attempt: NewAttempt): Sql {
  const { order_id, display_id, method, reference, amount, expires_at } = attempt
  const isDifference = attempt.is_difference === true
  return sql`
    due as (
      insert into payment_attempt
        (id, order_id, display_id, method, reference, amount, raw_amount, expires_at, is_difference)
      select ${generateEntityId(undefined, 'payatt')}, ${order_id}, ${display_id}::int, ${method},
        ${reference}, ${amount}::numeric,
        ${JSON.stringify(rawAmount(amount))}::jsonb,
        ${expires_at}::timestamptz, ${isDifference}::boolean from ended)`
}

/** Records a refund that is due for a transaction; yields a row unless it was recorded. */
export const refundSql = (
  { id, gatewayNumber }: { id: string; gatewayNumber: string | null },
  reason: RefundReason,
): Sql => sql`
  insert into refund_due
    (id, order_id, display_id, attempt_id, gateway_number, amount, raw_amount, reason)
  select ${generateEntityId(undefined, 'refdue')}, order_id, display_id, id,
    ${gatewayNumber ?? ''}, amount, raw_amount, ${reason}
  from payment_attempt where id = ${id}
  on conflict do nothing returning id, order_id, amount`

const orderChanged: RefundReason = 'order_changed'

/** The refunds of a payment because the order became cheaper. */
const differencesOf = (attempt: string, which = 'true') => sql`
  coalesce((select sum(d.amount) from refund_due d
    where d.attempt_id = ${raw(attempt)} and d.reason = ${orderChanged} and d.deleted_at is null
      and ${raw(which)}), 0)`

/** Part of the move that cancels an order (`moved`): each paid payment becomes due for refund. */
export function refundOfOrderPart(orderId: string): Sql {
  const reason: RefundReason = 'cancelled_after_payment'
  return sql`
    refunded as (
      insert into refund_due
        (id, order_id, display_id, attempt_id, gateway_number, amount, raw_amount, reason)
      select 'refdue_' || split_part(a.id, '_', 2), a.order_id, a.display_id, a.id,
        coalesce(gateway_number, ''), left_over, ${raw(rawAmountSql('left_over'))}, ${reason}
      from payment_attempt a
      cross join lateral (select a.amount - ${differencesOf('a.id')} as left_over) l, moved
      where a.order_id = ${orderId} and a.state = 'paid' and left_over > 0
      on conflict do nothing)`
}

/** The received payments of a paid order, newest first, without those that are refunded whole. */
export const receivedForSql = (displayId: number): Sql => sql`
  select a.id, (a.amount - ${differencesOf('a.id', 'settled_at is not null')})::float8 as amount
  from payment_attempt a
  where a.display_id = ${displayId} and a.state = 'paid' and a.deleted_at is null
    and not exists (
      select from refund_due d where d.attempt_id = a.id and d.reason <> ${orderChanged}
        and d.gateway_number = coalesce(a.gateway_number, '') and d.deleted_at is null)
  order by a.created_at desc, a.id`

/** Voids a proposal for another sum. @param amount đồng; 0 for none */
export function oweDifferenceSql(attemptId: string, amount: number): Sql {
  if (amount === 0) {
    return sql`delete from refund_due where attempt_id = ${attemptId}
      and reason = ${orderChanged} and settled_at is null`
  }
  return sql`
    insert into refund_due
      (id, order_id, display_id, attempt_id, gateway_number, amount, raw_amount, reason)
    select ${generateEntityId(undefined, 'refdue')}, order_id, display_id, id,
      coalesce(gateway_number, ''), ${amount}::numeric,
      ${JSON.stringify(rawAmount(amount))}::jsonb, ${orderChanged}
    from payment_attempt where id = ${attemptId}
    on conflict (attempt_id)
      where reason = 'order_changed' and settled_at is null and deleted_at is null
    do update set amount = excluded.amount, raw_amount = excluded.raw_amount,
      proposed_at = null, proposed_by = null, updated_at = now()`
}

/** Part of the move that cancels an order (`moved`): drops the claim, which needs no check. */
export const dropClaimPart = (orderId: string): Sql => sql`
  unclaimed as (
    update payment_attempt a set claim = null, updated_at = now()
    from moved where a.order_id = ${orderId} and a.state = 'open' and a.claim = 'pending')`

/** Includes a difference that was not paid in time: the next edit decides what is missing. */
export const replaceDueSql = (orderId: string): Sql => sql`
  update payment_attempt set state = 'replaced', updated_at = now()
  where order_id = ${orderId}
    and (state = 'open' or (is_difference and state in ('failed', 'expired')))`

export const addDueSql = (attempt: NewAttempt): Sql =>
  sql`with ended as (select), ${dueAttemptPart(attempt)} select`

/** The claim of the due payment of an order. @param number SQL of the order's number */
export const claimOf = (number: string): string => `(select a.claim from payment_attempt a
  where a.display_id = ${number} and a.state = 'open' and a.deleted_at is null limit 1)`

/** Part of the move to a paid state (`moved`), also when staff confirm a transfer. */
export const receiptPart = (orderId: string): Sql => sql`
  received as (
    update payment_attempt a
    set state = 'paid', paid_at = now(), updated_at = now()
    from moved where a.order_id = ${orderId} and a.state not in ('paid', 'replaced'))`

export interface DueRefund {
  id: string
  order_id: string
  amount: string
}

interface OpenRefund extends DueRefund {
  transaction: string
  proposed_by: string | null
}

/** Parts of one payment are one refund. */
function summedByPayment(refunds: readonly OpenRefund[]): DueRefund[] {
  const byPayment = Map.groupBy(refunds, ({ transaction }) => transaction)
  return [...byPayment.values()].flatMap((parts) => {
    const amount = parts.reduce((sum, part) => sum + Number(part.amount), 0)
    return parts.slice(0, 1).map(({ id, order_id }) => ({ id, order_id, amount: String(amount) }))
  })
}

/** `gone`: the proposer has no account any more, and the proposal is void. */
export type RefundPair = 'independent' | 'dependent' | 'gone'

export interface RefundReceipt {
  /** The person who states that the money was paid out. */
  by: string
  note: string | null
  /** From this amount in đồng, a second person has to confirm. */
  secondPersonFrom: number
  pairOf: (run: RunSql, proposer: string) => Promise<RefundPair>
  /** Records the refunds in Medusa, in the same transaction. */
  refundInMedusa: (run: RunSql, refunds: readonly DueRefund[]) => Promise<unknown>
}

/** `awaited`: a second person has to confirm; `dependent`: the caller may not be that person. */
export type RefundOutcome = 'nothing' | 'proposed' | 'awaited' | 'dependent' | 'settled'

const auditLogOf = (displayId: number, what: 'settled' | 'proposed'): AuditChange => {
  return { kind: 'refund', subject: String(displayId), before: {}, after: { [what]: true } }
}

/** Records in the caller's transaction that the due refunds of this order were paid out. */
export async function settleRefunds(
  run: RunSql,
  displayId: number,
  { by, note, secondPersonFrom, pairOf, refundInMedusa }: RefundReceipt,
): Promise<RefundOutcome> {
  const open = await run<OpenRefund>(sql`
    select id, order_id, amount, proposed_by, attempt_id || ' ' || gateway_number as transaction
    from refund_due
    where display_id = ${displayId} and settled_at is null and deleted_at is null
    order by id for update`)
  if (open.length === 0) return 'nothing'
  const ids = open.map(({ id }) => id)
  const sum = open.reduce((total, { amount }) => total + Number(amount), 0)
  const isLarge = sum >= secondPersonFrom
  const others = open.flatMap(({ proposed_by: one }) => (one === null || one === by ? [] : [one]))
  const byOthers = others.length === open.length
  const pairs = isLarge && byOthers ? await Promise.all(others.map((one) => pairOf(run, one))) : []
  if (pairs.includes('dependent')) return 'dependent'
  const isVoid = pairs.includes('gone')
  if (!isLarge || (byOthers && !isVoid)) {
    const settled = sql`
      update refund_due set settled_at = now(), settled_by = ${by}, note = coalesce(${note}, note),
        updated_at = now()
      where id = any(${ids}) returning id`
    await run(auditedSql(settled, auditLogOf(displayId, 'settled')))
    await refundInMedusa(run, summedByPayment(open))
    for (const { order_id } of open) await run(eraseAccountSql(order_id))
    return 'settled'
  }
  const proposing = sql`
    update refund_due set proposed_at = now(), proposed_by = ${by}, note = ${note},
      updated_at = now()
    where id = any(${ids}) and (proposed_by is null or ${isVoid}::boolean) returning id`
  const proposed = await run(auditedSql(proposing, auditLogOf(displayId, 'proposed')))
  return proposed.length > 0 ? 'proposed' : 'awaited'
}

export const refundIsDue =
  'display_id in (select display_id from refund_due where settled_at is null)'

export const eraseRefundNotesSql = (orderIds: string[]): Sql =>
  sql`update refund_due set note = null where order_id = any(${orderIds})`

/** Condition: the payment is open and its time limit applies. */
export const canExpire = "state = 'open' and claim is distinct from 'pending'"

export const paymentFigures = {
  nas_book_differences: {
    help: 'Differences between the tables of the shop and of Medusa at the last comparison',
    sql: `select (result->>'total')::int from book_comparison`,
  },
  nas_payments_open: {
    help: 'Payments that are due',
    sql: `select count(*) from payment_attempt where state = 'open'`,
  },
  nas_payments_overdue: {
    help: 'Payments still open half an hour after their time limit',
    sql: `select count(*) from payment_attempt
          where ${canExpire} and expires_at < now() - interval '30 minutes'`,
  },
} as const

/** Every amount received before delivery, also in second transactions. */
export const receivedAmounts = `
  select order_id, amount from payment_attempt where state = 'paid' and deleted_at is null
  union all
  select d.order_id, d.amount from refund_due d join payment_attempt a on a.id = d.attempt_id
  where d.gateway_number <> coalesce(a.gateway_number, '') and d.deleted_at is null`

export const refundedAmounts = `
  select order_id, amount from refund_due where settled_at is not null and deleted_at is null`

/** @param changing selects ids of records that operations change */
export const changingOrders = (changing: string) =>
  `select order_id from payment_attempt where id in (${changing})`
