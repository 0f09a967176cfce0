import type { MedusaContainer } from '@medusajs/framework/types'
import type { OrderState } from '@nas/domain/order-states'
import { raw, sql } from '@nas/query/sql'
import { enqueueSql, type NewEmail } from '../../../email/module/outgoing-email'
import { MAIL_OUTBOX, type MailOutboxService } from '../../../email/module/service'
import { recipientSql } from '../../../medusa-tables/orders'
import { inTransaction, type RunSql } from '../../../platform/database/run-sql'
import { settings } from '../../../platform/settings/settings'
import { demoCaller } from '../../../platform/setup/demo'
import { enqueueForDesk } from './enqueue-for-desk'

const atOnce = 100

/** Longer than a weekend's outage of a mail server. */
const timeoutMinutes = 3 * 24 * 60

/** Days from the delivery to the invitation to rate: the products have been used by then. */
const ratingDays = 7

/** Longer than the sender's poll interval, so that the e-mails of an order arrive in order. */
const secondsApart = 10

/**
 * Condition on `order_record` as `r`: a guest order whose e-mail had more orders in the previous
 * day. Any address can be typed into an order.
 */
const isOfManyGuests = (most: number) => sql`(r.customer_id is null and (
  select count(*) from order_record as same
  where same.customer_id is null and lower(same.email) = lower(r.email)
    and same.created_at > r.created_at - interval '1 day' and same.created_at <= r.created_at
    and same.deleted_at is null) > ${most})`

interface MoveRow extends EmailedMove {
  id: string
  at: Date
  record_id: string
  locale: string
  recipient: string | null
}

/** Moves whose e-mail is not decided yet, except those locked by a concurrent run. */
function movesToEmail(run: RunSql): Promise<MoveRow[]> {
  const isOfDemo = sql`r.caller = ${demoCaller}`
  const isRefused = sql`(${isOfDemo} or ${isOfManyGuests(settings().MAILED_ORDERS)})`
  return run<MoveRow>(sql`
    select t.id, t.created_at as at, t.record_id, t.from_state, t.to_state, t.reason, r.locale,
      case when not ${isRefused} then ${raw(recipientSql)} end as recipient
    from order_transition t join order_record r on r.id = t.record_id
    where t.noticed_at is null and t.deleted_at is null
    order by t.created_at, t.id limit ${atOnce} for update of t skip locked`)
}

/** The id of the move is also the id of the e-mail, which makes the e-mail unique. */
async function enqueue(run: RunSql, move: MoveRow, after: number): Promise<boolean> {
  const template = emailOfMove(move)
  const { id, record_id, locale, recipient } = move
  if (template === null || recipient === null) return false
  const data = { record: record_id, move: id }
  const email: NewEmail = {
    recipient,
    template,
    data,
    locale: locale === 'en' ? 'en' : 'vi',
    timeoutMinutes,
  }
  await run(enqueueSql(email, { id: `mail_${id}`, after }))
  if (template === 'order-delivered') await enqueueInvitation(run, record_id, email)
  return true
}

/** The id of the order is also the id of the invitation, which makes the invitation unique. */
async function enqueueInvitation(run: RunSql, recordId: string, delivered: NewEmail) {
  const template: OrderEmail = 'rating-invitation'
  const place = { id: `mail_rating_${recordId}`, after: ratingDays * 24 * 60 * 60 }
  await run(enqueueSql({ ...delivered, template }, place))
}

async function enqueueSome(run: RunSql): Promise<{ seen: number; written: number }> {
  const moves = await movesToEmail(run)
  const ofRecord = new Map<string, number>()
  let written = 0
  for (const move of moves) {
    const before = ofRecord.get(move.record_id) ?? 0
    if (!(await enqueue(run, move, before * secondsApart))) continue
    ofRecord.set(move.record_id, before + 1)
    written += 1
  }
  written += await enqueueForDesk(
    run,
    moves.filter(({ from_state }) => from_state === null).map(({ at }) => at),
  )
  const ids = moves.map(({ id }) => id)
  if (ids.length > 0) {
    await run(sql`update order_transition set noticed_at = now() where id = any(${ids})`)
  }
  return { seen: moves.length, written }
}

/**
 * Enqueues the e-mails of all moves that are not processed yet. E-mail and mark are written in one
 * transaction, so each move is e-mailed once across retries, processes and interruptions.
 */
export async function enqueueOrderEmails(container: MedusaContainer): Promise<void> {
  for (;;) {
    const { seen, written } = await inTransaction(container, enqueueSome)
    if (written > 0) await container.resolve<MailOutboxService>(MAIL_OUTBOX).notifySender()
    if (seen < atOnce) return
  }
}

export type OrderEmail =
  | 'order-placed'
  | 'order-paid'
  | 'order-sent'
  | 'order-delivered'
  | 'order-cancelled'
  | 'payment-failed'
  | 'rating-invitation'
  | 'transfer-missing'
  | 'order-changed'

export interface EmailedMove {
  from_state: string | null
  to_state: OrderState
  reason: string | null
}

const ofState: Record<OrderState, (move: EmailedMove) => OrderEmail | null> = {
  new: ({ from_state }) => (from_state === null ? 'order-placed' : null),
  confirm: () => null,
  payment: () => 'order-paid',
  pickitem: () => null,
  // A delivery that is taken back returns to this state.
  delivery: ({ from_state }) => (from_state === 'complete' ? null : 'order-sent'),
  complete: () => 'order-delivered',
  rate: () => null,
  cancel: ({ reason }) =>
    reason === 'payment_failed' || reason === 'payment_expired'
      ? 'payment-failed'
      : 'order-cancelled',
  usercancel: () => 'order-cancelled',
}

/** The email that notifies the customer of a move; null when there is none. */
export const emailOfMove = (move: EmailedMove): OrderEmail | null => ofState[move.to_state](move)
