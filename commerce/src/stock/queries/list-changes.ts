import type { MedusaContainer } from '@medusajs/framework/types'
import type { PageOf } from '@nas/contract/operation'
import { stockChangeFields } from '@nas/contract/stock/fields'
import type { listStockChanges } from '@nas/contract/stock/operations'
import type { ListQuery } from '@nas/query/list-query'
import { peopleById, shownName } from '../../accounts/queries/find-people'
import { serializeRow } from '../../platform/database/stored-fields'
import { SHOP_STOCK, type StockService } from '../module/service'

/**
 * One page of the log and the total.
 * @throws QueryError
 */
export async function listChanges(
  container: MedusaContainer,
  query: ListQuery,
): Promise<PageOf<typeof listStockChanges>> {
  const { rows, count } = await container.resolve<StockService>(SHOP_STOCK).searchLog(query)
  const by = rows.flatMap(({ changed_by }) => changed_by ?? [])
  const people = await peopleById(container, [...new Set(by)])
  const changes = rows.map((row) => {
    return {
      id: row.id,
      product: row.product,
      ...serializeRow(stockChangeFields, row),
      difference: row.after_quantity - row.before_quantity,
      who: shownName(people.get(row.changed_by ?? '')),
    }
  })
  return { rows: changes, count }
}
