import type { MedusaContainer } from '@medusajs/framework/types'
import { MAIL_OUTBOX } from '../../email/module/key'
import type { MailOutboxService } from '../../email/module/service'
import { deleteAgedCartsSql } from '../../medusa-tables/carts'
import { sqlOf } from '../../platform/database/run-sql'
import { settings } from '../../platform/settings/settings'

/** How much was removed, by what it was. */
interface Finished {
  carts: number
  emails: number
  codes: number
}

/** As long as somebody may ask whether a mail went out. */
const emailDays = 90

/** Removes what is of no use any more: carts left alone, mails that are gone, codes that have expired. */
export async function removeFinished(container: MedusaContainer): Promise<Finished> {
  const run = sqlOf(container)
  const carts = await run(deleteAgedCartsSql(settings().CART_DAYS))
  const emails = await container.resolve<MailOutboxService>(MAIL_OUTBOX).deleteFinished(emailDays)
  let codes = 0
  for (const table of ['reset_code', 'privacy_code']) {
    const sql = `delete from ${table} where expires_at < now() returning id`
    codes += (await run({ sql, values: [] })).length
  }
  return { carts: carts.length, emails, codes }
}
