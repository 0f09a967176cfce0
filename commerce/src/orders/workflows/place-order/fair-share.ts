import type { MedusaContainer } from '@medusajs/framework/types'
import { sqlOf } from '../../../platform/database/run-sql'
import { ShopError } from '../../../platform/errors/shop-error'
import { heldByNetworkSql, knownCustomerSql } from '../../module/unconfirmed-sql'
import { piecesOf, type Quote } from '../quote'
import { assertConfirmedByEmail, type Confirmable } from './confirmed-by-email'
import { InFlight, type PlaceOrderRequest, type Placing } from './placing'
import { exceedsNetworkShare, isBeyondShare } from './share-of-stock'

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
async function needsProof(
  container: MedusaContainer,
  network: string,
  placing: Held,
  own: number,
): Promise<boolean> {
  const [held] = await sqlOf(container)<Held>(heldByNetworkSql(network))
  const pieces = placing.pieces + (held?.pieces ?? 0)
  const total = placing.total + (held?.total ?? 0)
  // A single order is limited by `assertModerate`.
  if (pieces > own && (pieces > largest.pieces || total > largest.total)) {
    throw new ShopError('network_limit', 'Too many orders of this network are unconfirmed.')
  }
  return pieces > unproven.pieces || total > unproven.total
}

/** Orders that are being placed; they count before they are stored. */
const inFlight = new InFlight()

const keysOf = (network: string) => ({
  pieces: `${network} pieces`,
  total: `${network} total`,
  of: (item: string) => `${network} ${item}`,
})

function amountsOf(network: string, quote: Quote): Map<string, number> {
  const keys = keysOf(network)
  return new Map([
    [keys.pieces, piecesOf(quote)],
    [keys.total, quote.total],
    ...quote.lines.flatMap(({ product: { inventoryItemId: item }, quantity }) => {
      return [[item, quantity] as const, [keys.of(item), quantity] as const]
    }),
  ])
}

async function isKnown(container: MedusaContainer, customerId: string | null): Promise<boolean> {
  if (customerId === null) return false
  return (await sqlOf(container)(knownCustomerSql(customerId))).length > 0
}

/**
 * Refuses an order whose buyer would hold too much without paying (ADR 0082). Members who have
 * received an order before are exempt. An order beyond the network's share of a product needs the
 * proof of its e-mail, unless it is `confirmed` already.
 * @throws ShopError network_limit, out_of_stock; proof_required
 */
export async function assertFairShare(
  container: MedusaContainer,
  request: Pick<PlaceOrderRequest, 'origin' | 'customerId'> & Confirmable,
  { quote, confirmed }: { quote: Quote; confirmed: boolean },
  placing: Placing,
): Promise<void> {
  const { origin, customerId } = request
  if (origin === null || (await isKnown(container, customerId))) return
  const { network, proven } = origin
  const keys = keysOf(network)
  placing.atEnd(inFlight.add(amountsOf(network, quote)))
  const ordering = { pieces: inFlight.of(keys.pieces), total: inFlight.of(keys.total) }
  const isMuch = await needsProof(container, network, ordering, piecesOf(quote))
  const isScarce = await isBeyondShare(container, quote.lines, (item) => inFlight.of(item))
  if ((isMuch || isScarce) && !proven) {
    throw new ShopError('proof_required', 'Many orders wait here: a proof of work is required.')
  }
  const ofNetwork = (item: string) => inFlight.of(keys.of(item))
  if (confirmed || !(await exceedsNetworkShare(container, network, quote.lines, ofNetwork))) return
  const message = 'Unconfirmed orders of this network hold their share of a product.'
  await assertConfirmedByEmail(container, request, { code: 'network_limit', message }, placing)
}
