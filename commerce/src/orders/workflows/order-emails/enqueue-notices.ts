import type { MedusaContainer } from '@medusajs/framework/types'
import type { Permission } from '@nas/domain/roles'
import { raw, sql } from '@nas/query/sql'
import { staffWho } from '../../../accounts/queries/find-people'
import { enqueueSql, type NewEmail } from '../../../email/module/outgoing-email'
import { MAIL_OUTBOX, type MailOutboxService } from '../../../email/module/service'
import { recipientSql } from '../../../medusa-tables/orders'
import { notify } from '../../../platform/database/notifications'
import type { RunSql } from '../../../platform/database/run-sql'
import type { OrderRecordRow } from '../../module/rows'
import type { OrderEmail } from './enqueue-order-emails'

const timeoutMinutes = 24 * 60

/** Does nothing without a recipient. @param subject further ids that the template reads */
export async function enqueueAboutOrder(
  run: RunSql,
  { id, locale }: Pick<OrderRecordRow, 'id' | 'locale'>,
  template: OrderEmail,
  subject: Record<string, string> = {},
): Promise<void> {
  const [row] = await run<{ recipient: string | null; move: string }>(
    sql`
    select ${raw(recipientSql)} as recipient, t.id as move
    from order_record r join order_transition t on t.record_id = r.id
    where r.id = ${id} and t.deleted_at is null order by t.created_at desc limit 1`,
  )
  if (row === undefined || row.recipient === null) return
  const email: NewEmail = {
    recipient: row.recipient,
    template,
    timeoutMinutes,
    data: { record: id, move: row.move, ...subject },
    locale: locale === 'en' ? 'en' : 'vi',
  }
  await run(enqueueSql(email))
  await notify(run, 'mail_stored')
}

export async function enqueueForStaff(
  container: MedusaContainer,
  permission: Permission,
  template: string,
  data: Record<string, string>,
): Promise<void> {
  const outbox = container.resolve<MailOutboxService>(MAIL_OUTBOX)
  for (const { email } of await staffWho(container, permission)) {
    await outbox.enqueue({ recipient: email, locale: 'vi', template, data, timeoutMinutes })
  }
}
