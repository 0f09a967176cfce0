import type { MedusaContainer } from '@medusajs/framework/types'
import type { PageOf } from '@nas/contract/operation'
import { stockChangeFields } from '@nas/contract/stock/fields'
import type { listStockChanges } from '@nas/contract/stock/operations'
import type { ListQuery } from '@nas/query/list-query'
import { peopleById, shownName } from '../../accounts/queries/find-people'
import { serializeRow } from '../../platform/database/stored-fields'
import { SHOP_STOCK, type StockService } from '../module/service'
import { productNames } from './product-names'

const numberOf = ({ product }: { product: number }) => String(product)

/** @throws QueryError */
export async function listChanges(
  container: MedusaContainer,
  query: ListQuery,
): Promise<PageOf<typeof listStockChanges>> {
  const { rows, count } = await container.resolve<StockService>(SHOP_STOCK).searchLog(query)
  const by = rows.map(({ changed_by }) => changed_by)
  const [people, names] = await Promise.all([
    peopleById(container, by),
    productNames(container, rows.map(numberOf)),
  ])
  const changes = rows.map((row) => {
    const { name = null, name_en = null } = names.get(numberOf(row)) ?? {}
    return {
      id: row.id,
      product: row.product,
      ...serializeRow(stockChangeFields, row),
      name,
      name_en,
      difference: row.after_quantity - row.before_quantity,
      who: shownName(people.get(row.changed_by ?? '')),
    }
  })
  return { rows: changes, count }
}
