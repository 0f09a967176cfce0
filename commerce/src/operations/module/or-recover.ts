import type { MedusaContainer } from '@medusajs/framework/types'
import { loggableText } from '@nas/telemetry/loggable-error'
import type { Operation } from './operation'
import { operations } from './service'

interface Failure {
  error: unknown
  /** False when the operation has ended, or was replaced or recovered by another process. */
  isOpen: boolean
}

/** Leaves a failed recovery to the job `recover-operations`. */
async function orRecover<Result>(
  container: MedusaContainer,
  operation: Pick<Operation, 'id' | 'kind'>,
  work: () => Promise<Result>,
  recover: (failure: Failure) => Promise<unknown>,
): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    try {
      await recover({ error, isOpen: await operations(container).claimFailed(operation) })
    } catch (failure) {
      const logger = container.resolve('logger')
      logger.error(
        `Operations: ${operation.kind} failed and is recovered later. ${loggableText(failure)}`,
      )
    }
    throw error
  }
}

/**
 * Runs the work of an operation that has begun, and removes its effects at once when it fails. Does
 * so even if another process has recovered the operation, because the work may have continued after
 * that.
 * @throws the error of the work
 */
export function orCompensate<Result>(
  container: MedusaContainer,
  operation: Pick<Operation, 'id' | 'kind'>,
  work: () => Promise<Result>,
  compensate: () => Promise<unknown>,
): Promise<Result> {
  return orRecover(container, operation, work, compensate)
}

/**
 * Runs the work of an operation that has begun; when it fails, finishes the operation at once,
 * unless another process has.
 * @throws the error of the work, also after finishing
 */
export function orFinish<Result>(
  container: MedusaContainer,
  operation: Pick<Operation, 'id' | 'kind'>,
  work: () => Promise<Result>,
  finish: (error: unknown) => Promise<unknown>,
): Promise<Result> {
  return orRecover(container, operation, work, async ({ error, isOpen }) => {
    if (isOpen) await finish(error)
  })
}
