import type { MedusaContainer } from '@medusajs/framework/types'
import { finishMoves } from '../orders/workflows/move-order/finish-moves'
import { jobConfig } from '../platform/settings/job-config'

/** A process that died in the middle of a move has left its order between two states. */
export default async function finish(container: MedusaContainer): Promise<void> {
  await finishMoves(container)
}

export const config = jobConfig('finish-moves')
