import { stockChangeFields } from '@nas/contract/stock/fields'
import type { Columns } from '@nas/query/columns'
import type { ListQuery } from '@nas/query/list-query'
import { sql } from '@nas/query/sql'
import { auditedSql } from '../../audit-log/module/audit-part'
import type { RunSql } from '../../platform/database/run-sql'
import { type List, selectPage } from '../../platform/database/select-page'
import { SqlService } from '../../platform/database/sql-service'
import { type RowOf, searchColumns } from '../../platform/database/stored-fields'

type StockChangeRow = RowOf<typeof stockChangeFields> & {
  id: string
  product: number
  changed_by: string | null
}

export const stockChangeColumns = {
  id: { column: 'id', type: 'text' },
  product: { column: 'product', type: 'integer' },
  ...searchColumns(stockChangeFields),
} as const satisfies Columns

export const SHOP_STOCK = 'shop_stock'

export interface StartOfStock {
  product: number
  pieces: number
}

const log: List = {
  sources: [sql`from stock_change where deleted_at is null`],
  columns: stockChangeColumns,
  tieBreaker: 'id',
  defaultSort: [{ attribute: 'createdAt', descending: true }],
}

export class StockService extends SqlService {
  /** @throws QueryError */
  searchLog(query: ListQuery): Promise<{ rows: StockChangeRow[]; count: number }> {
    const run: RunSql = (statement) => this.rows(statement)
    return selectPage<StockChangeRow>(run, log, query)
  }

  /** Records the initial pieces of products; existing records are not changed. */
  async noteStarts(starts: StartOfStock[]): Promise<void> {
    if (starts.length === 0) return
    await this.rows(sql`
      insert into stock_change (id, product, way, before_quantity, after_quantity, reason)
      select 'stkchg_start_' || s.product, s.product, 'start', 0, s.pieces, 'start'
      from jsonb_to_recordset(${JSON.stringify(starts)}::jsonb) as s (product int, pieces int)
      on conflict (id) do nothing`)
  }

  async setThreshold(product: number, threshold: number, before: number | null): Promise<void> {
    const changed = sql`
      insert into product_stock (product, threshold) values (${String(product)},
        ${threshold}) on conflict (product)
      do update set threshold = excluded.threshold, updated_at = now() returning product`
    await this.rows(
      auditedSql(changed, {
        kind: 'stock',
        subject: String(product),
        before: { threshold: before },
        after: { threshold },
      }),
    )
  }

  /** Pieces of each product in delivered orders; products without any are absent. */
  sold(): Promise<{ product: number; pieces: number }[]> {
    return this.rows(
      sql`select product::int, sold as pieces from product_stock where sold > 0 order by 1`,
    )
  }
}
