import type { MedusaContainer } from '@medusajs/framework/types'
import { runSql } from '../../../platform/database/run-sql'
import { ShopError } from '../../../platform/errors/shop-error'
import { heldByNetworkSql } from '../../module/unconfirmed-sql'

/** Maximum units and total in đồng that unconfirmed orders of a network may hold. */
const largest = { pieces: 300, total: 200_000_000 }
/** The same without a proof of work. */
const unproven = { pieces: 30, total: 20_000_000 }

interface Held {
  pieces: number
  total: number
}

/**
 * @param placing amounts that this network is ordering at this moment, including this order
 * @param own units of this order
 * @returns whether a proof of work is required
 * @throws ShopError network_limit
 */
export async function needsProof(
  container: MedusaContainer,
  network: string,
  placing: Held,
  own: number,
): Promise<boolean> {
  const [held] = await runSql<Held>(container, heldByNetworkSql(network))
  const pieces = placing.pieces + (held?.pieces ?? 0)
  const total = placing.total + (held?.total ?? 0)
  // A single order has its own limits.
  if (pieces > own && (pieces > largest.pieces || total > largest.total)) {
    throw new ShopError('network_limit', 'Too many orders of this network are unconfirmed.')
  }
  return pieces > unproven.pieces || total > unproven.total
}
