import type { MedusaContainer } from '@medusajs/framework/types'
import type { PageOf } from '@nas/contract/operation'
import { stockChangeFields } from '@nas/contract/stock/fields'
import type { listStockChanges } from '@nas/contract/stock/operations'
import type { ListQuery } from '@nas/query/list-query'
import { peopleById, shownName } from '../../accounts/queries/find-people'
import { productNamesSql } from '../../medusa-tables/products'
import { runSql } from '../../platform/database/run-sql'
import { serializeRow } from '../../platform/database/stored-fields'
import { SHOP_STOCK, type StockService } from '../module/service'

interface ProductName {
  number: string
  name: string
  name_en: string | null
}

const numberOf = ({ product }: { product: number }) => String(product)

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
  const [people, products] = await Promise.all([
    peopleById(container, [...new Set(by)]),
    runSql<ProductName>(container, productNamesSql([...new Set(rows.map(numberOf))])),
  ])
  const names = new Map(products.map((product) => [product.number, product]))
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
