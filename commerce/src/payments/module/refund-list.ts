import { sql } from '@nas/query/sql'
import { accountStateOf } from './refund-accounts-table'

/** Every refund, due or paid out, with its state and age. */
export const dueRefunds = sql`(
  select id, display_id, amount::numeric, reason, note, created_at, settled_at, settled_by,
    proposed_by,
    case when settled_at is not null then 'paid' when proposed_at is not null then 'proposed'
      else 'due' end as state,
    settled_at is null as open,
    ${accountStateOf(sql`refund_due.order_id`)} as account,
    extract(day from coalesce(settled_at, now()) - created_at)::int as days
  from refund_due where deleted_at is null)`
