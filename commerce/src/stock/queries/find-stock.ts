import type { MedusaContainer } from '@medusajs/framework/types'
import { defaultThreshold, stockFields } from '@nas/contract/stock/fields'
import type { StockRecord } from '@nas/contract/stock/operations'
import type { Columns } from '@nas/query/columns'
import type { ListQuery } from '@nas/query/list-query'
import { raw, type Sql, sql } from '@nas/query/sql'
import { levelsSql } from '../../medusa-tables/stock'
import { sqlOf } from '../../platform/database/run-sql'
import { type List, selectPage } from '../../platform/database/select-page'
import { type RowOf, searchColumns, serializeRow } from '../../platform/database/stored-fields'
import { notFound } from '../../platform/errors/shop-error'
import { shopSetup } from '../../platform/setup/shop-setup'
import { stockSql } from '../module/stock-sql'

/** A product's stock for reading; the id is the product's number. */
export type StockRow = RowOf<typeof stockFields> & { id: number; inventory_item_id: string }

export const stockColumns: Columns = {
  id: { column: 'id', type: 'integer' },
  ...searchColumns(stockFields),
}

async function stockOf(container: MedusaContainer): Promise<Sql> {
  const { stockLocationId } = await shopSetup(container)
  return sql`from (${stockSql(levelsSql(stockLocationId), defaultThreshold)}) as stock where true`
}

const listOf = (stock: Sql): List => ({
  sources: [stock],
  columns: stockColumns,
  tieBreaker: 'id',
  defaultSort: [{ attribute: 'name', descending: false }],
  occurs: 'search_text like ? or slug like ?',
})

function serializeStock(row: StockRow): StockRecord {
  return { id: row.id, ...serializeRow(stockFields, row) }
}

/** @throws QueryError */
export async function listStock(container: MedusaContainer, query: ListQuery) {
  const list = listOf(await stockOf(container))
  const { rows, count } = await selectPage<StockRow>(sqlOf(container), list, query)
  return { rows: rows.map(serializeStock), count }
}

async function stockRows(
  container: MedusaContainer,
  column: 'id' | 'slug',
  wanted: number[] | string[],
): Promise<StockRow[]> {
  const stock = await stockOf(container)
  return sqlOf(container)<StockRow>(sql`select * ${stock} and ${raw(column)} = any(${wanted})`)
}

/** @throws ShopError not_found when the product has no stock record */
export async function stockRowOf(container: MedusaContainer, product: number): Promise<StockRow> {
  const [row] = await stockRows(container, 'id', [product])
  if (row === undefined) throw notFound('product')
  return row
}

/** @throws ShopError not_found */
export async function findStock(container: MedusaContainer, product: number) {
  return serializeStock(await stockRowOf(container, product))
}

/** The stock of the products with these slugs, by slug; the others are absent. */
export async function stockBySlug(
  container: MedusaContainer,
  slugs: string[],
): Promise<Map<string, StockRecord>> {
  const rows = await stockRows(container, 'slug', slugs)
  return new Map(rows.map((row) => [row.slug, serializeStock(row)]))
}

/** Products without a free piece, ascending. */
export async function soldOut(container: MedusaContainer): Promise<number[]> {
  const { stockLocationId } = await shopSetup(container)
  const rows = await sqlOf(container)<{ id: number }>(
    sql`select id from (${levelsSql(stockLocationId)}) as level where available <= 0 order by id`,
  )
  return rows.map(({ id }) => id)
}
