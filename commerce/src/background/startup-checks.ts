import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { sqlOf } from '../platform/database/run-sql'
import { clockAhead, readFigure } from './figures'

/** Maximum tolerated clock difference in seconds: payments and sessions end by the clock. */
const maxAhead = 30

/** Logs at start what the metrics show later, for installations without Prometheus. */
export async function reportStartupChecks(container: MedusaContainer): Promise<void> {
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
  const run = sqlOf(container)
  if ((await readFigure(run, 'nas_shops_on_database')) > 1) {
    logger.warn('Another shop with other secrets uses this database: stop one of the two.')
  }
  const ahead = Math.round(await clockAhead(run))
  if (Math.abs(ahead) > maxAhead) {
    logger.warn(
      `The clocks of this machine and of PostgreSQL differ by ${Math.abs(ahead)} s: set both.`,
    )
  }
}
