import type { MedusaContainer } from '@medusajs/framework/types'
import { consentSubjectsSql, deleteConsentsSql } from '../accounts/module/delete-account-sql'
import { accounts } from '../accounts/queries/find-account'
import { deleteLikesOfSql } from '../likes/module/service'
import { deleteOrdersSql, stockOfOrdersSql } from '../medusa-tables/delete-orders'
import { soldProductsSql } from '../medusa-tables/orders'
import { demoCustomersSql } from '../medusa-tables/people'
import { type LevelShift, shiftLevelsSql } from '../medusa-tables/stock'
import {
  deleteRecordsSql,
  deliveredDemoOrdersSql,
  demoBuyersSql,
  demoOrderIdsSql,
} from '../orders/module/demo-records'
import { deletePaymentsSql } from '../payments/module/demo-payments'
import { inTransaction, type RunSql, sqlOf } from '../platform/database/run-sql'
import { whileDemoChanges } from '../platform/setup/demo'
import { shopSetup } from '../platform/setup/shop-setup'
import { deleteAccount } from '../privacy/workflows/delete-account'
import { deleteMarksOnSql } from '../ratings/module/marks'
import { deletePicturesSql } from '../ratings/module/pictures-sql'
import { deleteRatingsSql } from '../ratings/module/rating-sql'
import { addSoldSql } from '../stock/module/stock-sql'
import { whileStockIsHeld } from '../stock/workflows/reserve-stock'

export interface DemoSize {
  orders: number
  members: number
}

/** Upper bound of the number of products. */
const allProducts = 100_000

async function returnStock(run: RunSql, held: LevelShift[], locationId: string): Promise<void> {
  const back = held.map(({ item, gone, reserved }) => ({ item, gone: -gone, reserved: -reserved }))
  await run(shiftLevelsSql(back, locationId))
  const sold = await run<{ product: string; units: string }>(
    soldProductsSql(deliveredDemoOrdersSql, allProducts),
  )
  const unsold = sold.map(({ product, units }) => ({
    product: Number(product),
    pieces: -Number(units),
  }))
  await run(addSoldSql(unsold))
}

async function removeOrders(container: MedusaContainer): Promise<number> {
  const { stockLocationId } = await shopSetup(container)
  const orders = await sqlOf(container)<{ id: string; order_id: string }>(demoOrderIdsSql)
  const recordIds = orders.map(({ id }) => id)
  const orderIds = orders.map(({ order_id }) => order_id)
  const items = await sqlOf(container)<LevelShift>(stockOfOrdersSql(orderIds))
  const remove = async (run: RunSql) => {
    await returnStock(run, await run<LevelShift>(stockOfOrdersSql(orderIds)), stockLocationId)
    await run(deleteMarksOnSql(recordIds))
    await run(deletePicturesSql(recordIds))
    await run(deleteRatingsSql(recordIds))
    await run(deletePaymentsSql(orderIds))
    await run(deleteOrdersSql(orderIds))
    await run(deleteRecordsSql(recordIds))
  }
  await whileStockIsHeld(
    container,
    items.map(({ item }) => item),
    () => inTransaction(container, remove),
  )
  return orders.length
}

async function removeMembers(container: MedusaContainer): Promise<number> {
  const members = await sqlOf(container)<{ id: string }>(demoCustomersSql)
  const ids = members.map(({ id }) => id)
  const subjects = await sqlOf(container)<{ subject: string }>(consentSubjectsSql(ids))
  for (const id of ids) await deleteAccount(container, id)
  await sqlOf(container)(deleteConsentsSql(subjects.map(({ subject }) => subject)))
  return ids.length
}

/** Of members with orders of the demo; the account of the demo's member stays. */
async function removeInterests(container: MedusaContainer): Promise<void> {
  for (const { id } of await sqlOf(container)<{ id: string }>(demoBuyersSql)) {
    await sqlOf(container)(deleteLikesOfSql(id))
    await accounts(container).change(id, { viewed: [] })
  }
}

/** Like `removeDemo`, for a caller who holds the demo. */
export async function removeHeldDemo(container: MedusaContainer): Promise<DemoSize> {
  // First: the orders tell whose they are.
  await removeInterests(container)
  const orders = await removeOrders(container)
  return { orders, members: await removeMembers(container) }
}

/** Removes the demo and what followed from it: orders go on, and their stock with them. */
export function removeDemo(container: MedusaContainer): Promise<DemoSize> {
  return whileDemoChanges(container, () => removeHeldDemo(container))
}
