import type { MedusaContainer } from '@medusajs/framework/types'
import { deleteDemoConsentsSql } from '../accounts/module/demo-accounts'
import { soldProductsSql } from '../medusa-tables/orders'
import { deleteDemoOrdersSql, demoStockSql } from '../medusa-tables/past-orders'
import { demoCustomersSql } from '../medusa-tables/people'
import { type LevelShift, levelsSql, shiftLevelsSql } from '../medusa-tables/stock'
import { deleteDemoRecordsSql, deliveredDemoOrdersSql } from '../orders/module/past-orders'
import { deleteDemoPaymentsSql } from '../payments/module/past-payments'
import { inTransaction, type RunSql, runSql } from '../platform/database/run-sql'
import { shopSetup } from '../platform/setup/shop-setup'
import { deleteAccount } from '../privacy/workflows/delete-account'
import { deleteDemoRatingsSql } from '../ratings/module/rating-sql'
import { addSoldSql, deleteDemoCountsSql } from '../stock/module/stock-sql'
import { whileStockIsHeld } from '../stock/workflows/stock-locks'

interface Level {
  id: number
  inventory_item_id: string
}

/** The changes that undo the demo's effect on the current stock levels. */
async function shiftsBack(run: RunSql, levels: Level[]): Promise<LevelShift[]> {
  const held = await run<LevelShift>(demoStockSql)
  const counted = await run<{ product: number; fewer: number }>(deleteDemoCountsSql)
  return levels.flatMap(({ id, inventory_item_id: item }) => {
    const { gone = 0, reserved = 0 } = held.find((one) => one.item === item) ?? {}
    const { fewer = 0 } = counted.find(({ product }) => product === id) ?? {}
    return [{ item, gone: -gone - fewer, reserved: -reserved }]
  })
}

/** Upper bound of the number of products. */
const allProducts = 100_000

async function removeOrders(run: RunSql, levels: Level[], locationId: string): Promise<number> {
  const sold = await run<{ product: string; units: string }>(
    soldProductsSql(deliveredDemoOrdersSql, allProducts),
  )
  await run(shiftLevelsSql(await shiftsBack(run, levels), locationId))
  await run(
    addSoldSql(
      sold.map(({ product, units }) => ({ product: Number(product), pieces: -Number(units) })),
    ),
  )
  await run(deleteDemoRatingsSql)
  await run(deleteDemoPaymentsSql)
  await run(deleteDemoRecordsSql)
  return (await run(deleteDemoOrdersSql)).length
}

/**
 * Removes the rows that `makeDemo` wrote and those that followed from them: orders go on, and their
 * stock with them. Other orders stay.
 */
export async function removeDemo(
  container: MedusaContainer,
): Promise<{ orders: number; members: number }> {
  const { stockLocationId } = await shopSetup(container)
  const levels = await runSql<Level>(container, { sql: levelsSql, values: [stockLocationId] })
  const orders = await whileStockIsHeld(
    container,
    levels.map(({ inventory_item_id }) => inventory_item_id),
    () => inTransaction(container, (run) => removeOrders(run, levels, stockLocationId)),
  )
  const members = await runSql<{ id: string }>(container, demoCustomersSql)
  for (const { id } of members) await deleteAccount(container, id)
  await runSql(container, deleteDemoConsentsSql)
  return { orders, members: members.length }
}
