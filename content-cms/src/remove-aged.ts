import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'

/** Months for which requests to customer care and of distributors are kept (ADR 0062). */
const requestMonths = 24
const dayMs = 24 * 60 * 60 * 1000

function monthsAgo(months: number): string {
  const then = new Date()
  then.setUTCMonth(then.getUTCMonth() - months)
  return then.toISOString()
}

export async function removeAgedRequests(payload: Payload): Promise<void> {
  const before = monthsAgo(requestMonths)
  for (const collection of ['supports', 'distributors'] as const) {
    const where = { createdAt: { less_than: before } }
    const { docs } = await payload.delete({ collection, where, depth: 0 })
    payload.logger.info(`Retention: removed ${docs.length} records of ${collection}.`)
  }
}

const publicationDays = 90
/** Number of newest rows that are kept, because consumers of the feed re-read them. */
const newestPublications = 1000

export async function removeAgedPublications(payload: Payload): Promise<void> {
  const { rows } = await payload.db.drizzle.execute(sql`
    delete from publications
    where created_at < now() - make_interval(days => ${publicationDays})
      and id <= (select max(id) from publications) - ${newestPublications}
    returning id`)
  payload.logger.info(`Retention: removed ${rows.length} publications.`)
}

async function removeAged(payload: Payload): Promise<void> {
  await removeAgedRequests(payload)
  await removeAgedPublications(payload)
}

export function removeAgedDaily(payload: () => Promise<Payload>): void {
  const run = () =>
    payload()
      .then(removeAged)
      .catch((error: unknown) => console.error('Retention: records could not be removed.', error))
  // Delayed, because it would slow down the start of the server.
  setTimeout(run, 60_000).unref()
  setInterval(run, dayMs).unref()
}
