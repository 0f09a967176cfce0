import type { MedusaContainer } from '@medusajs/framework/types'
import { maxOnHand } from '@nas/contract/limits'
import type { ParsedOf } from '@nas/contract/operation'
import type { changeStock as operation } from '@nas/contract/stock/operations'
import { joined, sql } from '@nas/query/sql'
import { auditParts } from '../../audit-log/module/audit-part'
import { changeLevelPart } from '../../medusa-tables/stock'
import { sqlOf } from '../../platform/database/run-sql'
import { fieldError, ShopError } from '../../platform/errors/shop-error'
import { shopSetup } from '../../platform/setup/shop-setup'
import { noteChangePart } from '../module/stock-sql'
import { findStock, stockRowOf } from '../queries/find-stock'
import { whileStockIsHeld } from './reserve-stock'

/** A change of one product's stock, based on `expected` pieces on hand. */
interface ChangeOfStock extends Omit<ParsedOf<typeof operation>, 'way'> {
  way: 'set' | 'add' | 'count'
  by: string
}

interface Figures {
  on_hand: number
  reserved: number
}

function assertPossible({ on_hand, reserved }: Figures, expected: number, after: number): void {
  if (on_hand !== expected) {
    const message = `There are ${on_hand} on hand now, not ${expected}.`
    throw new ShopError('conflict', message, [], {
      on_hand,
      reserved,
      available: on_hand - reserved,
    })
  }
  if (after > maxOnHand)
    throw fieldError('stock_too_large', 'quantity', `At most ${maxOnHand} pieces.`)
  if (after < reserved) {
    throw fieldError(
      'stock_below_reserved',
      'quantity',
      `${reserved} pieces are reserved for orders.`,
    )
  }
}

/**
 * Changes the pieces on hand and logs it in one transaction, under the locks of orders. A change to
 * the same figure is logged too: it records that the stock was counted.
 * @returns the stock afterwards
 * @throws ShopError not_found; conflict with the current figures; stock_below_reserved
 */
export async function changeStock(container: MedusaContainer, change: ChangeOfStock) {
  const { product, way, quantity, expected, reason, note, by } = change
  const { stockLocationId: locationId } = await shopSetup(container)
  const { inventory_item_id: inventoryItemId } = await stockRowOf(container, product)
  const after = way === 'add' ? expected + quantity : quantity
  await whileStockIsHeld(container, [inventoryItemId], async () => {
    assertPossible(await stockRowOf(container, product), expected, after)
    const parts = [
      changeLevelPart({ inventoryItemId, locationId, expected, onHand: after }),
      noteChangePart({ product, way, before: expected, after, reason, note, by }),
      ...auditParts('noted', {
        kind: 'stock',
        subject: String(product),
        before: { on_hand: expected },
        after: { on_hand: after, way, reason },
      }),
    ]
    const noted = await sqlOf(container)(sql`with ${joined(parts)} select id from noted`)
    if (noted.length > 0) return
    // Another program wrote to Medusa's tables without the locks.
    assertPossible(await stockRowOf(container, product), expected, after)
    throw new ShopError('service_unavailable', 'The stock is busy; try again shortly.')
  })
  return findStock(container, product)
}
