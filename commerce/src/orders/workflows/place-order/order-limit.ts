import pLimit from 'p-limit'
import { unavailable } from '../../../platform/errors/shop-error'

/**
 * Runs a few checkout attempts of this process at once, the others first come, first served. In a
 * rush all buyers would otherwise read the same stock, wait for each other's locks and connections,
 * and be rejected late; with a limit, whoever finds nothing left learns it at once. More than one,
 * so that the process is busy while the database works.
 */
const limit = pLimit(4)

/** @throws ShopError service_unavailable at once, when so many wait already */
export async function orderLimit<Result>(
  mostWaiting: number,
  attempt: () => Promise<Result>,
): Promise<Result> {
  if (limit.pendingCount >= mostWaiting) {
    throw unavailable('Too many orders at once; try again shortly.')
  }
  return limit(attempt)
}
