import type { MedusaContainer } from '@medusajs/framework/types'
import { changeAccountType, recoverChange } from '../accounts/workflows/change-account'
import { openAccountType, recoverOpening } from '../accounts/workflows/open-account'
import { changePasswordType, finishPassword } from '../accounts/workflows/passwords'
import { finishMove, moveOrderType } from '../orders/workflows/move-order/move-order'
import { compensatePlacement, placeOrderType } from '../orders/workflows/place-order/operation'
import { finishSettlement, settlePaymentType } from '../settlement/workflows/settle'
import type { Operation } from './module/operation'

/**
 * Brings an interrupted operation to its end: carries it through, or removes what it has made. May
 * be repeated, and may itself be interrupted.
 */
interface Recovery {
  // A method, because each kind knows the shape of its own intents.
  recover(container: MedusaContainer, operation: Operation): Promise<void>
}

/** Each kind of operation finishes or compensates; a new one adds its line. */
const recoveries: Record<string, Recovery> = {
  [placeOrderType.kind]: { recover: compensatePlacement },
  [moveOrderType.kind]: { recover: finishMove },
  [settlePaymentType.kind]: { recover: finishSettlement },
  [openAccountType.kind]: { recover: recoverOpening },
  [changeAccountType.kind]: { recover: recoverChange },
  [changePasswordType.kind]: { recover: finishPassword },
}

/** @throws Error when the shop has no such operation */
export function recoveryOf({ kind }: Operation): Recovery {
  const recovery = recoveries[kind]
  if (recovery === undefined) throw new Error(`Nobody knows the operation ${kind}`)
  return recovery
}
