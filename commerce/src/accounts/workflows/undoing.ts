import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { loggableText } from '../../platform/errors/error-text'

type Job = () => Promise<unknown>

/**
 * Runs steps that lie in several modules and so in no common transaction: each tells how it is
 * undone, and when a later one fails they are undone from last to first.
 */
export async function undoing<Result>(
  container: MedusaContainer,
  steps: (undo: (job: Job) => void) => Promise<Result>,
): Promise<Result> {
  const done: Job[] = []
  try {
    return await steps((job) => done.push(job))
  } catch (error) {
    for (const job of done.reverse()) {
      await job().catch((cause: unknown) => {
        const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
        logger.error(`A step could not be undone. ${loggableText(cause)}`)
      })
    }
    throw error
  }
}
