import type { MedusaContainer } from '@medusajs/framework/types'
import { MAIL_OUTBOX } from '../../../email/module/key'
import { enqueueSql, type NewEmail } from '../../../email/module/outgoing-email'
import type { MailOutboxService } from '../../../email/module/service'
import { recipientSql } from '../../../medusa-tables/orders'
import { inTransaction, type RunSql } from '../../../platform/database/run-sql'
import { type EmailedMove, emailOfMove } from './email-of-move'

const atOnce = 100

/** A mail server that is away over a weekend loses no email. */
const timeoutMinutes = 3 * 24 * 60

/** Emails of one order go out in the order of its moves: longer than the sender's pause. */
const secondsApart = 10

interface MoveRow extends EmailedMove {
  id: string
  record_id: string
  locale: string
  recipient: string | null
}

/** Moves that have not been looked at; those that another run is looking at are left to it. */
function movesToEmail(run: RunSql): Promise<MoveRow[]> {
  return run<MoveRow>({
    sql: `select t.id, t.record_id, t.from_state, t.to_state, t.reason, r.locale,
            ${recipientSql} as recipient
          from order_transition t join order_record r on r.id = t.record_id
          where t.noticed_at is null and t.deleted_at is null
          order by t.created_at, t.id limit ? for update of t skip locked`,
    values: [atOnce],
  })
}

/** The email has the id of its move: there is never a second one. */
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
  return true
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
  const ids = moves.map(({ id }) => id)
  if (ids.length > 0) {
    await run({
      sql: 'update order_transition set noticed_at = now() where id = any(?)',
      values: [ids],
    })
  }
  return { seen: moves.length, written }
}

/**
 * Stores the emails about every move that has not been looked at yet. Email and mark are one
 * transaction, so each move is emailed once, however often, in however many processes this runs and
 * wherever it is cut off.
 */
export async function enqueueOrderEmails(container: MedusaContainer): Promise<void> {
  for (;;) {
    const { seen, written } = await inTransaction(container, enqueueSome)
    if (written > 0) await container.resolve<MailOutboxService>(MAIL_OUTBOX).wake()
    if (seen < atOnce) return
  }
}
