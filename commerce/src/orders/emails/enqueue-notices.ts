import type { MedusaContainer } from '@medusajs/framework/types'
import { enqueueSql } from '../../email/module/enqueue-sql'
import { MAIL_OUTBOX } from '../../email/module/key'
import type { MailOutboxService } from '../../email/module/service'
import type { Run } from '../../platform/database/transaction'
import { inTransaction } from '../../platform/database/transaction'
import { type NoticedMove, noticeOf } from './notice-of-move'
import { recipientSql } from './recipient-sql'

const atOnce = 100

/** Letters of one order go out in the order of its moves: longer than the sender's pause. */
const secondsApart = 10

interface MoveRow extends NoticedMove {
  id: string
  record_id: string
  locale: string
  recipient: string | null
}

/** Moves that nobody has looked at; those that another run is looking at are left to it. */
function unnoticed(run: Run): Promise<MoveRow[]> {
  return run<MoveRow>(
    `select t.id, t.record_id, t.from_state, t.to_state, t.reason, r.locale,
       ${recipientSql} as recipient
     from order_transition t join order_record r on r.id = t.record_id
     where t.noticed_at is null and t.deleted_at is null
     order by t.created_at, t.id limit ? for update of t skip locked`,
    atOnce,
  )
}

/** The mail bears the name of its move: there is never a second one. */
async function enqueue(run: Run, move: MoveRow, after: number): Promise<boolean> {
  const template = noticeOf(move)
  const { id, record_id, locale, recipient } = move
  if (template === null || recipient === null) return false
  const data = { record: record_id, move: id }
  const mail = { recipient, template, data, locale: locale === 'en' ? 'en' : 'vi' } as const
  const { sql, values } = enqueueSql(mail, { id: `mail_${id}`, after })
  await run(sql, ...values)
  return true
}

async function enqueueSome(run: Run): Promise<{ seen: number; written: number }> {
  const moves = await unnoticed(run)
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
    await run('update order_transition set noticed_at = now() where id = any(?)', ids)
  }
  return { seen: moves.length, written }
}

/**
 * Writes the mails about every move that nobody has looked at yet. Mail and mark are one
 * transaction, so each move is told once, however often, in however many processes this runs and
 * wherever it is cut off.
 */
export async function enqueueNotices(container: MedusaContainer): Promise<void> {
  for (;;) {
    const { seen, written } = await inTransaction(container, enqueueSome)
    if (written > 0) container.resolve<MailOutboxService>(MAIL_OUTBOX).poke()
    if (seen < atOnce) return
  }
}
