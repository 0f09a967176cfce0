import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { loggableText } from '@nas/telemetry/loggable-error'
import { changeAccountType, recoverChange } from '../accounts/workflows/change-details'
import {
  openAccountType,
  openOrderAccountType,
  recoverOpening,
} from '../accounts/workflows/open-account'
import { changePasswordType, finishPassword } from '../accounts/workflows/passwords'
import type { Operation } from '../operations/module/operation'
import { OPERATIONS, type OperationsService } from '../operations/module/service'
import { finishMove, moveOrderType } from '../orders/workflows/move-order/move-order'
import { compensatePlacement, placeOrderType } from '../orders/workflows/place-order/operation'
import { finishSettlement, settlePaymentType } from '../settlement/workflows/settle'

/**
 * Finishes an interrupted operation, or removes its effects. Idempotent, because it may itself be
 * interrupted.
 */
interface Recovery {
  // A method, because each kind has its own type of intent.
  recover(container: MedusaContainer, operation: Operation): Promise<void>
}

/** One entry for each kind of operation (ADR 0028). */
export const recoveries: Record<string, Recovery> = {
  [placeOrderType.kind]: { recover: compensatePlacement },
  [moveOrderType.kind]: { recover: finishMove },
  [settlePaymentType.kind]: { recover: finishSettlement },
  [openAccountType.kind]: { recover: recoverOpening },
  [openOrderAccountType.kind]: { recover: recoverOpening },
  [changeAccountType.kind]: { recover: recoverChange },
  [changePasswordType.kind]: { recover: finishPassword },
}

/** @throws Error for a kind without a recovery */
function recoveryOf({ kind }: Operation): Recovery {
  const recovery = recoveries[kind]
  if (recovery === undefined) throw new Error(`The operation ${kind} has no recovery`)
  return recovery
}

/** Operations recovered in one run; the next run continues. */
const maxPerRun = 200

/** Finishes or compensates every interrupted operation; a failure is retried by a later run. */
export async function recoverOperations(container: MedusaContainer): Promise<void> {
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
  const operations = container.resolve<OperationsService>(OPERATIONS)
  let recovered = 0
  for (const operation of await operations.claim(maxPerRun)) {
    try {
      await recoveryOf(operation).recover(container, operation)
      recovered += 1
    } catch (error) {
      logger.error(`Operations: ${operation.kind} is retried later. ${loggableText(error)}`)
    }
  }
  if (recovered > 0) logger.info(`Operations: recovered ${recovered} interrupted ones.`)
}
