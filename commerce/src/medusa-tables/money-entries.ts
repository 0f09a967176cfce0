import { raw, type Sql, sql } from '@nas/query/sql'
import { rawAmountSql } from '../platform/database/raw-amount'

/** An amount that belongs to an order, by the id of its row in `refund_due`. */
export interface Amount {
  id: string
  order_id: string
  amount: string
}

const given = (amounts: readonly Amount[]) => sql`
  select split_part(g.id, '_', 2) as key, g.order_id, g.amount, o.version, o.currency_code,
    l.payment_collection_id as collection
  from jsonb_to_recordset(${JSON.stringify(amounts)}::jsonb) as g (id text, order_id text, amount numeric)
  join "order" o on o.id = g.order_id
  join order_payment_collection l on l.order_id = o.id and l.deleted_at is null`

/** Adds to a total of Medusa's summary, which has each total twice. */
const totalParts = (name: string, by: string) => {
  const sum = `coalesce((s.totals->>'${name}')::numeric, 0) + ${by}`
  return `'${name}', ${sum}, 'raw_${name}', ${rawAmountSql(sum)}`
}

/**
 * The rows of a capture or a refund from `entry` (key, payment, order_id, amount …), as Medusa's
 * modules write them. The ids follow from the key, so that a repetition writes nothing.
 */
function entryParts(kind: 'capture' | 'refund'): string {
  const prefix = kind === 'capture' ? 'capt' : 'ref'
  const column = kind === 'capture' ? 'captured_amount' : 'refunded_amount'
  const signed = kind === 'capture' ? 'e.amount' : '-e.amount'
  const collected = `coalesce(c.${column}, 0) + e.amount`
  return `written as (
      insert into ${kind} (id, payment_id, amount, raw_amount)
      select '${prefix}_' || key, payment, amount, ${rawAmountSql('amount')} from entry
      on conflict do nothing returning id),
    booked as (
      insert into order_transaction
        (id, order_id, version, amount, raw_amount, currency_code, reference, reference_id)
      select 'ordtrx_${prefix}' || key, order_id, version, ${signed}, ${rawAmountSql(signed)}, currency_code,
        '${kind}', '${prefix}_' || key
      from entry e where '${prefix}_' || key in (select id from written)),
    sums as (
      select order_id, version, collection, sum(amount) as amount
      from entry where '${prefix}_' || key in (select id from written) group by 1, 2, 3),
    collected as (
      update payment_collection c set ${column} = ${collected}, raw_${column} = ${rawAmountSql(collected)},
        updated_at = now()
      from sums e where c.id = e.collection)
    update order_summary s set updated_at = now(), totals = s.totals || jsonb_build_object(
        ${totalParts(kind === 'capture' ? 'paid_total' : 'refunded_total', 'e.amount')},
        ${totalParts('transaction_total', signed)},
        ${totalParts('pending_difference', `-(${signed})`)})
    from sums e where s.order_id = e.order_id and s.version = e.version and s.deleted_at is null`
}

/** Another Medusa payment of the order, so that the amount is in both books. */
export const captureAmountSql = (
  amount: Amount,
  { provider, method }: { provider: string; method: string },
): Sql => sql`
  with given as (${given([amount])}),
  session as (
    insert into payment_session
      (id, payment_collection_id, provider_id, data, status, authorized_at, currency_code,
       amount, raw_amount)
    select 'payses_' || key, collection, ${provider}, jsonb_build_object('method', ${method}::text),
      'captured', now(), currency_code, amount, ${raw(rawAmountSql('amount'))}
    from given on conflict do nothing),
  arrived as (
    insert into payment
      (id, payment_collection_id, payment_session_id, provider_id, data, captured_at,
       currency_code, amount, raw_amount)
    select 'pay_' || key, collection, 'payses_' || key, ${provider}, '{}'::jsonb, now(),
      currency_code, amount, ${raw(rawAmountSql('amount'))}
    from given on conflict do nothing),
  entry as (select *, 'pay_' || key as payment from given),
  ${raw(entryParts('capture'))}`

/** Refunds the latest payment whose rest equals the amount, else part of the latest larger one. */
export const refundAmountsSql = (amounts: readonly Amount[]): Sql => sql`
  with given as (
    select *, row_number() over (partition by order_id, amount order by key) as place
    from (${given(amounts)}) as g),
  paid as (
    select p.id, p.payment_collection_id as collection, p.created_at, p.amount - coalesce(
      (select sum(r.amount) from refund r where r.payment_id = p.id and r.deleted_at is null), 0)
      as amount
    from payment p
    where p.payment_collection_id in (select collection from given)
      and p.captured_at is not null and p.deleted_at is null),
  kept as (
    select *, row_number() over (
      partition by collection, amount order by created_at desc, id) as place
    from paid where amount > 0),
  entry as (
    select given.*, coalesce(kept.id, more.id) as payment
    from given left join kept using (collection, amount, place)
    left join lateral (
      select k.id from kept k where k.collection = given.collection and k.amount > given.amount
        and k.amount not in (select g.amount from given g where g.collection = k.collection)
      order by k.created_at desc, k.id limit 1) as more on kept.id is null
    where coalesce(kept.id, more.id) is not null),
  ${raw(entryParts('refund'))}`

/**
 * Parts of the move that reverts a delivery (`moved`): cash on delivery is authorised again instead
 * of captured. The entries stay, marked as deleted.
 */
export const uncapturePart = (orderId: string): Sql => sql`
  held as (
    select o.id as order_id, o.version, l.payment_collection_id as collection
    from moved join "order" o on o.id = ${orderId}
    join order_payment_collection l on l.order_id = o.id and l.deleted_at is null
    where moved.payment_kind = 'cod'),
  uncaptured as (
    update payment p set captured_at = null, updated_at = now() from held
    where p.payment_collection_id = held.collection and p.captured_at is not null
      and p.deleted_at is null returning p.id),
  withdrawn as (
    update capture c set deleted_at = now() from uncaptured
    where c.payment_id = uncaptured.id and c.deleted_at is null returning c.id, c.amount),
  unbooked as (
    update order_transaction t set deleted_at = now() from held, withdrawn
    where t.order_id = held.order_id and t.reference = 'capture' and t.reference_id = withdrawn.id),
  e as (select held.*, (select sum(amount) from withdrawn) as amount from held),
  uncollected as (
    update payment_collection c set status = 'authorized', completed_at = null,
      captured_amount = c.captured_amount - e.amount,
      raw_captured_amount = ${raw(rawAmountSql('c.captured_amount - e.amount'))}, updated_at = now()
    from e where c.id = e.collection and e.amount is not null),
  unpaid as (
    update order_summary s set updated_at = now(), totals = s.totals || jsonb_build_object(
      ${raw(totalParts('paid_total', '-e.amount'))},
      ${raw(totalParts('transaction_total', '-e.amount'))},
      ${raw(totalParts('pending_difference', 'e.amount'))})
    from e where s.order_id = e.order_id and s.version = e.version and s.deleted_at is null
      and e.amount is not null)`
