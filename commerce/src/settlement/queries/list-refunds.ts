import type { MedusaContainer } from '@medusajs/framework/types'
import type { PageOf } from '@nas/contract/operation'
import { dueRefundFields } from '@nas/contract/refunds/fields'
import type { listRefunds as listed } from '@nas/contract/refunds/operations'
import type { Columns } from '@nas/query/columns'
import type { ListQuery } from '@nas/query/list-query'
import { sql } from '@nas/query/sql'
import { peopleById, shownName } from '../../accounts/queries/find-people'
import { namedOrders } from '../../orders/module/record-sql'
import { dueRefunds } from '../../payments/module/refund-list'
import { sqlOf } from '../../platform/database/run-sql'
import { type List, selectPage } from '../../platform/database/select-page'
import { type RowOf, searchColumns, serializeRow } from '../../platform/database/stored-fields'

type DueRefundRow = RowOf<typeof dueRefundFields> & {
  id: string
  proposed_by: string | null
  settled_by: string | null
}

export const refundColumns: Columns = {
  id: { column: 'id', type: 'text', opaque: true },
  ...searchColumns(dueRefundFields),
}

/** Searched by code, receiver and phone of the order, and by the bank's reference. */
const list: List = {
  sources: [
    sql`from (
      select d.*, o.code, o.name, o.search_text
      from ${dueRefunds} d join ${namedOrders} o on o.display_id = d.display_id
    ) as refunds where true`,
  ],
  columns: refundColumns,
  tieBreaker: 'id',
  defaultSort: [{ attribute: 'createdAt', descending: false }],
  occurs: 'search_text like ? or lower(note) like ?',
}

/** @throws QueryError */
export async function listRefunds(
  container: MedusaContainer,
  query: ListQuery,
): Promise<PageOf<typeof listed>> {
  const { rows, count } = await selectPage<DueRefundRow>(sqlOf(container), list, query)
  const staff = rows.flatMap(({ proposed_by, settled_by }) => [proposed_by, settled_by])
  const people = await peopleById(container, staff)
  const refunds = rows.map((row) => ({
    id: row.id,
    ...serializeRow(dueRefundFields, row),
    proposer: shownName(people.get(row.proposed_by ?? '')),
    settler: shownName(people.get(row.settled_by ?? '')),
  }))
  return { rows: refunds, count }
}
