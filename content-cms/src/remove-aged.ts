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

/** Once a day, as long as the server runs. */
export function removeAgedDaily(payload: () => Promise<Payload>): void {
  const run = () =>
    payload()
      .then(removeAgedRequests)
      .catch((error: unknown) => console.error('Aged requests were not removed.', error))
  // Not while the server starts: somebody waits for that.
  setTimeout(run, 60_000).unref()
  setInterval(run, dayMs).unref()
}
