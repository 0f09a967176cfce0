import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { sqlOf } from '../platform/database/run-sql'
import { clockAhead, readFigure } from './figures'

/** From when on a clock is called wrong, in s: payments and sessions end by it. */
const mostAhead = 30

/** Says at the start what the figures say from then on, for whoever has no Prometheus. */
export async function tellSurroundings(container: MedusaContainer): Promise<void> {
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
  const run = sqlOf(container)
  if ((await readFigure(run, 'nas_shops_on_database')) > 1) {
    logger.warn(
      'Another shop, with secrets of its own, works on this database: end one of the two.',
    )
  }
  const ahead = Math.round(await clockAhead(run))
  if (Math.abs(ahead) > mostAhead) {
    logger.warn(`The clock here and that of PostgreSQL are ${Math.abs(ahead)} s apart: set both.`)
  }
}
