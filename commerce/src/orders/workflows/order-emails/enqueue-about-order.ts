import type { MedusaContainer } from '@medusajs/framework/types'
import { MAIL_OUTBOX, type MailOutboxService } from '../../../email/module/service'
import { recipientSql } from '../../../medusa-tables/orders'
import { runSql } from '../../../platform/database/run-sql'
import type { OrderRecordRow } from '../../module/rows'
import type { OrderEmail } from './enqueue-order-emails'

const timeoutMinutes = 24 * 60

/** Enqueues an e-mail about an order that has not moved, if the order has a recipient. */
export async function enqueueAboutOrder(
  container: MedusaContainer,
  { id, locale }: OrderRecordRow,
  template: OrderEmail,
): Promise<void> {
  const [row] = await runSql<{ recipient: string | null; move: string }>(container, {
    sql: `select ${recipientSql} as recipient, t.id as move
          from order_record r join order_transition t on t.record_id = r.id
          where r.id = ? and t.deleted_at is null order by t.created_at desc limit 1`,
    values: [id],
  })
  if (row === undefined || row.recipient === null) return
  await container.resolve<MailOutboxService>(MAIL_OUTBOX).enqueue({
    recipient: row.recipient,
    template,
    timeoutMinutes,
    data: { record: id, move: row.move },
    locale: locale === 'en' ? 'en' : 'vi',
  })
}
