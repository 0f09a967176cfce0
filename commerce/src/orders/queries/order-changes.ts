import { EventEmitter, once } from 'node:events'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import type { OutputOf } from '@nas/contract/operation'
import type { listOrderChanges } from '@nas/contract/orders/operations'
import { sql } from '@nas/query/sql'
import { onNotification } from '../../platform/database/notifications'
import { sqlOf } from '../../platform/database/run-sql'

const maxChanges = 200

/** A change may be committed this long after its time, in ms. */
const overlapMs = 30_000

/** Longest wait for a change, in ms; shorter than the front server waits for an answer. */
const holdMs = 8000

const changes = new EventEmitter().setMaxListeners(0)
let latestChange = 0

/**
 * Wakes all callers of this process that wait for a placed or moved order.
 * @returns a function that stops it
 */
export const followOrderChanges = (container: MedusaContainer): (() => Promise<void>) =>
  onNotification(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), 'order_moved', () => {
    latestChange = Date.now()
    changes.emit('change')
  })

/** Waits until an order is placed or moved after the moment `since`. */
async function changed(since: number): Promise<void> {
  if (latestChange > since && latestChange <= Date.now()) return
  await once(changes, 'change', { signal: AbortSignal.timeout(holdMs) }).catch(() => undefined)
}

/**
 * Orders placed or changed since the earlier answer with this `now`; waits for the first one.
 * Without `since` returns the latest ones at once. May repeat changes of an earlier answer.
 */
export async function orderChanges(
  container: MedusaContainer,
  since: string | undefined,
): Promise<OutputOf<typeof listOrderChanges>> {
  const asked = since === undefined ? Infinity : Date.parse(since)
  // It is in the future when the clock was set back.
  const earlier = asked > Date.now() ? undefined : asked
  if (earlier !== undefined) await changed(earlier)
  const now = Date.now()
  const from = new Date((earlier ?? now) - overlapMs)
  const rows = await sqlOf(container)<{
    id: number
    is_new: boolean
    created_at: Date
    updated_at: Date
  }>(sql`
    select display_id as id, created_at > ${from} as is_new, created_at, updated_at
      from order_record where deleted_at is null and updated_at > ${from}
      order by updated_at desc limit ${maxChanges}`)
  const orders = rows.map(({ created_at, updated_at, ...row }) => {
    return {
      ...row,
      created_at: created_at.toISOString(),
      updated_at: updated_at.toISOString(),
    }
  })
  return { now: new Date(now).toISOString(), orders }
}
