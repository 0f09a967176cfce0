import { setTimeout as sleep } from 'node:timers/promises'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { loggableText } from '@nas/telemetry/loggable-error'
import { underRequest } from '@nas/telemetry/request-id'
import { actingAs } from '../../audit-log/module/audit-part'
import { onNotification } from '../../platform/database/notifications'
import { asShopError } from '../../platform/errors/shop-error'
import { type DueRow, STAFF_JOBS, type StaffJobService } from '../module/service'
import { carryOutRow } from './carry-out-row'
import type { ContentRecords } from './content-records'

const pollMs = 5_000

/** Maximum attempts while a service is unavailable; then the row fails. */
const maxAttempts = 5
const secondsBetween = 5

async function runRow(
  container: MedusaContainer,
  content: ContentRecords,
  row: DueRow,
): Promise<void> {
  const jobs = container.resolve<StaffJobService>(STAFF_JOBS)
  try {
    await jobs.finish(row, await carryOutRow(container, content, row))
  } catch (error) {
    const known = asShopError(error)
    const code = known?.code ?? 'unknown'
    if (known === undefined) {
      const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
      logger.error(`Staff jobs: a record of ${row.resource} failed. ${loggableText(error)}`)
    }
    const isTemporary = known === undefined || code === 'service_unavailable'
    if (isTemporary && row.attempts < maxAttempts) await jobs.postpone(row, secondsBetween)
    else await jobs.finish(row, { code, published: null, moved: null })
  }
}

export async function runDueRows(
  container: MedusaContainer,
  content: ContentRecords,
  signal?: AbortSignal,
): Promise<void> {
  const jobs = container.resolve<StaffJobService>(STAFF_JOBS)
  while (!signal?.aborted) {
    const row = await jobs.claim()
    if (row === undefined) return
    const { staff, request } = row
    await underRequest(request, () =>
      actingAs({ staff, request }, () => runRow(container, content, row)),
    )
  }
}

/** @returns a function that stops it and waits for the running row */
export function runStaffJobs(
  container: MedusaContainer,
  content: ContentRecords,
): () => Promise<void> {
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
  const jobs = container.resolve<StaffJobService>(STAFF_JOBS)
  const stopping = new AbortController()
  let waking = new AbortController()
  const pool = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const unlisten = onNotification(pool, 'staff_job_begun', () => waking.abort())

  async function run(): Promise<void> {
    let failing = false
    while (!stopping.signal.aborted) {
      waking = new AbortController()
      let wait = pollMs
      try {
        await runDueRows(container, content, stopping.signal)
        wait = Math.min(pollMs, Math.max(0, (await jobs.nextDueIn()) ?? pollMs))
        failing = false
      } catch (error) {
        if (!failing) logger.warn(`Staff jobs: they wait. ${loggableText(error)}`)
        failing = true
      }
      const signal = AbortSignal.any([waking.signal, stopping.signal])
      await sleep(wait, undefined, { signal }).catch(() => undefined)
    }
  }

  const running = run()
  return async () => {
    stopping.abort()
    await Promise.all([running, unlisten()])
  }
}
