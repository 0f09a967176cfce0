import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { readContentSettings } from './settings'

const dayMs = 24 * 60 * 60 * 1000

function monthsAgo(months: number): string {
  const then = new Date()
  then.setUTCMonth(then.getUTCMonth() - months)
  return then.toISOString()
}

/** Removes what visitors have sent when its time is over, and tells how much that was. */
export async function removeAgedRequests(payload: Payload): Promise<void> {
  const before = monthsAgo(readContentSettings().REQUEST_MONTHS)
  for (const collection of ['supports', 'distributors'] as const) {
    const where = { createdAt: { less_than: before } }
    const { docs } = await payload.delete({ collection, where, depth: 0 })
    payload.logger.info(`Ages: ${docs.length} of ${collection} were removed.`)
  }
}

const publicationDays = 90
/** The consumers of the feed look at the last ones again. */
const newestPublications = 1000

/** Removes rows of the feed that every consumer has long since read. */
export async function removeAgedPublications(payload: Payload): Promise<void> {
  const { rows } = await payload.db.drizzle.execute(sql`
    delete from publications
    where created_at < now() - make_interval(days => ${publicationDays})
      and id <= (select max(id) from publications) - ${newestPublications}
    returning id`)
  payload.logger.info(`Ages: ${rows.length} of publications were removed.`)
}

async function removeAged(payload: Payload): Promise<void> {
  await removeAgedRequests(payload)
  await removeAgedPublications(payload)
}

/** Once a day, as long as the server runs. */
export function removeAgedDaily(payload: () => Promise<Payload>): void {
  const run = () =>
    payload()
      .then(removeAged)
      .catch((error: unknown) => console.error('What is aged was not removed.', error))
  // Not while the server starts: somebody waits for that.
  setTimeout(run, 60_000).unref()
  setInterval(run, dayMs).unref()
}
