/** Invariants of the orders since a time ($1); each query finds violations. */
export interface Rule {
  says: string
  breaches: string
}

const open = `('new', 'confirm', 'payment')`
const givenUp = `('cancel', 'usercancel')`

const records = `select * from order_record where created_at >= $1 and deleted_at is null`

/** Medusa's current lines of the shop's orders. */
const lines = `
  select r.id as record_id, r.code, r.state, i.item_id, i.quantity
  from r join "order" o on o.id = r.order_id
  join order_item i on i.order_id = o.id and i.version = o.version and i.deleted_at is null`

/** Payments of Medusa, by order. */
const payments = `
  select r.id as record_id, count(p.id) as promised,
    count(c.id) as captures, coalesce(sum(c.amount), 0) as captured
  from r join order_payment_collection l on l.order_id = r.order_id and l.deleted_at is null
  left join payment p on p.payment_collection_id = l.payment_collection_id
    and p.deleted_at is null
  left join capture c on c.payment_id = p.id and c.deleted_at is null
  group by r.id`

const parcels = `
  select r.id as record_id, count(f.id) as parcels, count(f.shipped_at) as sent,
    count(f.delivered_at) as delivered
  from r join order_fulfillment l on l.order_id = r.order_id and l.deleted_at is null
  join fulfillment f on f.id = l.fulfillment_id and f.deleted_at is null and f.canceled_at is null
  group by r.id`

export const rules: readonly Rule[] = [
  {
    says: 'no order, move, payment or account is incomplete',
    breaches: 'select kind, subject, state, attempts from operation where created_at >= $1',
  },
  {
    says: 'no change of Medusa’s order is incomplete',
    breaches: `select order_id, change_type from order_change
      where created_at >= $1 and status in ('pending', 'requested') and deleted_at is null`,
  },
  {
    says: 'no order is in Medusa alone',
    breaches: `select o.id from "order" o where o.created_at >= $1 and o.deleted_at is null
      and not exists (select from order_record r where r.order_id = o.id)`,
  },
  {
    says: 'no order is in the shop alone',
    breaches: `with r as (${records}) select code from r
      where not exists (select from "order" o where o.id = order_id and o.deleted_at is null)`,
  },
  {
    says: 'each key has one order',
    breaches: `with r as (${records}) select idempotency_key, count(*) from r
      where idempotency_key is not null group by idempotency_key having count(*) > 1`,
  },
  {
    says: 'Medusa’s order stands as the shop’s does',
    breaches: `with r as (${records}) select r.code, r.state, o.status
      from r join "order" o on o.id = r.order_id
      where o.status::text is distinct from case when r.state in ${givenUp} then 'canceled'
        when r.state in ('complete', 'rate') then 'completed' else 'pending' end`,
  },
  {
    says: 'open orders reserve their units, and no others do',
    breaches: `with r as (${records}), line as (${lines}), held as (
        select line_item_id, sum(quantity) as quantity from reservation_item
        where deleted_at is null group by line_item_id)
      select line.code, line.state, line.quantity, held.quantity as held
      from line left join held on held.line_item_id = line.item_id
      where coalesce(held.quantity, 0) <>
        case when line.state in ${open} then line.quantity else 0 end`,
  },
  {
    says: 'nothing is reserved for no order',
    breaches: `with r as (${records}), line as (${lines})
      select id, line_item_id, quantity from reservation_item
      where created_at >= $1 and deleted_at is null
      and line_item_id not in (select item_id from line)`,
  },
  {
    says: 'each order has one payment collection of its sum',
    breaches: `with r as (${records}) select r.code, count(c.id), max(c.amount), max(r.total)
      from r left join order_payment_collection l on l.order_id = r.order_id
        and l.deleted_at is null
      left join payment_collection c on c.id = l.payment_collection_id and c.deleted_at is null
      group by r.code having count(c.id) <> 1 or max(c.amount) <> max(r.total)`,
  },
  {
    says: 'no payment collection is without its order',
    breaches: `select c.id from payment_collection c where c.created_at >= $1
      and c.deleted_at is null and not exists (
        select from order_payment_collection l join order_record r on r.order_id = l.order_id
        where l.payment_collection_id = c.id and l.deleted_at is null)`,
  },
  {
    says: 'orders paid online have one payment each, others none',
    breaches: `with r as (${records}) select r.code, r.payment_kind, count(a.id)
      from r left join payment_attempt a on a.display_id = r.display_id and a.deleted_at is null
      group by r.code, r.payment_kind
      having count(a.id) <> case r.payment_kind when 'cod' then 0 else 1 end`,
  },
  {
    says: 'no payment is waited for without an order',
    breaches: `select id, display_id from payment_attempt a where created_at >= $1
      and deleted_at is null
      and not exists (select from order_record r where r.order_id = a.order_id)`,
  },
  {
    says: 'nothing is waited for any more',
    breaches: `select reference, state, expires_at from payment_attempt where created_at >= $1
      and deleted_at is null and state = 'open'`,
  },
  {
    says: 'cash is taken with the parcel, once',
    breaches: `with r as (${records}), paid as (${payments})
      select r.code, r.state, paid.* from r join paid on paid.record_id = r.id
      where r.payment_kind = 'cod' and (paid.promised <> 1
        or paid.captures <> case when r.state in ('complete', 'rate') then 1 else 0 end
        or paid.captured <> case when r.state in ('complete', 'rate') then r.total else 0 end)`,
  },
  {
    says: 'what was paid online is captured once, and nothing else is',
    breaches: `with r as (${records}), paid as (${payments})
      select r.code, r.state, a.state as attempt, paid.* from r
      join paid on paid.record_id = r.id join payment_attempt a on a.order_id = r.order_id
      where r.payment_kind = 'online' and (paid.captures > 1 or paid.promised > 1
        or (a.state <> 'paid' and paid.captures > 0)
        or (a.state = 'paid' and r.state not in ${givenUp} and paid.captured <> r.total))`,
  },
  {
    says: 'paid orders go on, unpaid ones have ended',
    breaches: `with r as (${records}) select r.code, r.state, a.state as attempt
      from r join payment_attempt a on a.order_id = r.order_id
      where (a.state = 'paid' and r.state in ('new', 'confirm'))
        or (a.state <> 'paid' and r.state not in ${givenUp})`,
  },
  {
    says: 'paid and given up is one refund due, anything else none',
    breaches: `with r as (${records}) select r.code, r.state, a.state as attempt, count(f.id)
      from r join payment_attempt a on a.order_id = r.order_id
      left join refund_due f on f.attempt_id = a.id and f.deleted_at is null
      group by r.code, r.state, a.state
      having count(f.id) <> case when a.state = 'paid' and r.state in ${givenUp}
        then 1 else 0 end`,
  },
  {
    says: 'there is a parcel from picking on, and none of what was given up',
    breaches: `with r as (${records}), parcel as (${parcels})
      select r.code, r.state, parcel.* from r left join parcel on parcel.record_id = r.id
      where coalesce(parcels, 0) <>
          case when r.state in ('pickitem', 'delivery', 'complete', 'rate') then 1 else 0 end
        or coalesce(sent, 0) <>
          case when r.state in ('delivery', 'complete', 'rate') then 1 else 0 end
        or coalesce(delivered, 0) <> case when r.state in ('complete', 'rate') then 1 else 0 end`,
  },
  {
    says: 'every move was looked at for an email',
    breaches: `select id, to_state from order_transition
      where created_at >= $1 and deleted_at is null and noticed_at is null`,
  },
  {
    says: 'no account is without its sign-in, and none without its order',
    breaches: `select c.id from customer c where c.created_at >= $1 and c.deleted_at is null
      and c.has_account and c.email like 'bao-%@nas.test' and (
        not exists (select from order_record r where r.customer_id = c.id)
        or (select count(*) from provider_identity p where p.entity_id = c.email
          and p.deleted_at is null) <> 1)`,
  },
]
