import { setTimeout as sleep } from 'node:timers/promises'
import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { runSql } from '../database/run-sql'

const limitMs = 2000

/** The required backends of this process, by name. */
const parts: Record<string, (container: MedusaContainer) => Promise<unknown>> = {
  database: (container) => runSql(container, { sql: 'select 1', values: [] }),
  redis: (container) => container.resolve(Modules.CACHE).get('ready'),
}

async function answers(job: Promise<unknown>): Promise<boolean> {
  const late = sleep(limitMs, false, { ref: false })
  const answered = job.then(() => true)
  return Promise.race([answered, late]).catch(() => false)
}

/**
 * GET /ready: whether calls may be sent here, and what is missing; /health is the liveness check.
 */
export async function readiness(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const found = await Promise.all(
    Object.entries(parts).map(async ([name, ask]) =>
      (await answers(ask(request.scope))) ? [] : [name],
    ),
  )
  const missing = found.flat()
  const ready = missing.length === 0
  response.status(ready ? 200 : 503).json({ ready, missing })
}
