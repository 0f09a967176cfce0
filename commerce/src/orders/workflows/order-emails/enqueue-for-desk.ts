import { enqueueSql } from '../../../email/module/outgoing-email'
import type { RunSql } from '../../../platform/database/run-sql'
import { settings } from '../../../platform/settings/settings'

export type DeskEmail = 'new-orders'

/** Minutes whose new orders are in one email. */
export const digestMinutes = 5

const digestMs = digestMinutes * 60_000

/** An order may be committed this long after its time. */
const overlapMs = 30_000

const timeoutMinutes = 24 * 60

/**
 * Enqueues an email to the order desk about orders placed at these times. The ids of emails follow
 * from the time, so that each period has one, however many orders are placed.
 * @returns the number of periods; 0 without an address
 */
export async function enqueueForDesk(run: RunSql, placed: readonly Date[]): Promise<number> {
  const { DESK_EMAIL: recipient } = settings()
  if (recipient === undefined) return 0
  const template: DeskEmail = 'new-orders'
  const periods = new Set(placed.map((at) => Math.floor(at.getTime() / digestMs) * digestMs))
  for (const begin of periods) {
    const data = { since: new Date(begin).toISOString() }
    const after = Math.max(0, begin + digestMs + overlapMs - Date.now()) / 1000
    const email = { recipient, locale: 'vi', template, data, timeoutMinutes } as const
    await run(enqueueSql(email, { id: `mail_desk_${begin}`, after }))
  }
  return periods.size
}
