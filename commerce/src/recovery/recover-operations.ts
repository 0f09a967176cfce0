import type { MedusaContainer } from '@medusajs/framework/types'
import { loggableText } from '@nas/telemetry/loggable-error'
import { changeAccountType, recoverChange } from '../accounts/workflows/change-details'
import {
  openAccountType,
  openOrderAccountType,
  recoverOpening,
} from '../accounts/workflows/open-account'
import { changePasswordType, finishPassword } from '../accounts/workflows/passwords'
import type { Operation } from '../operations/module/operation'
import { operations } from '../operations/module/service'
import { finishMove, moveOrderType } from '../orders/workflows/move-order/move-order'
import { compensatePlacement, placeOrderType } from '../orders/workflows/place-order/operation'
import { finishSettlement, settlePaymentType } from '../settlement/workflows/settle'

/**
 * Finishes an interrupted operation, or removes its effects. Idempotent, because it may itself be
 * interrupted.
 */
// biome-ignore lint/suspicious/noExplicitAny: each kind has its own type of intent.
type Recovery = (container: MedusaContainer, operation: Operation<any>) => Promise<void>

/** One entry for each kind of operation (ADR 0028). */
export const recoveries: Record<string, Recovery> = {
  [placeOrderType.kind]: compensatePlacement,
  [moveOrderType.kind]: finishMove,
  [settlePaymentType.kind]: finishSettlement,
  [openAccountType.kind]: recoverOpening,
  [openOrderAccountType.kind]: recoverOpening,
  [changeAccountType.kind]: recoverChange,
  [changePasswordType.kind]: finishPassword,
}

/** Operations recovered in one run; the next run continues. */
const maxPerRun = 200

/** Finishes or compensates every interrupted operation; a failure is retried by a later run. */
export async function recoverOperations(container: MedusaContainer): Promise<void> {
  const logger = container.resolve('logger')
  let recovered = 0
  for (const operation of await operations(container).claim(maxPerRun)) {
    try {
      const recover = recoveries[operation.kind]
      if (recover === undefined) throw new Error(`The operation ${operation.kind} has no recovery`)
      await recover(container, operation)
      recovered += 1
    } catch (error) {
      logger.error(`Operations: ${operation.kind} is retried later. ${loggableText(error)}`)
    }
  }
  if (recovered > 0) logger.info(`Operations: recovered ${recovered} interrupted ones.`)
}
