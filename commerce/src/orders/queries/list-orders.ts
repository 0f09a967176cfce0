import type { MedusaContainer } from '@medusajs/framework/types'
import { deskFields, orderFields } from '@nas/contract/order-fields'
import type { OrderState } from '@nas/domain/order-states'
import type { Columns } from '@nas/query/columns'
import { conditionSql } from '@nas/query/condition-sql'
import type { ListQuery } from '@nas/query/list-query'
import { folded, joined, sql, wordsSql } from '@nas/query/sql'
import { blockedPhones } from '../../accounts/module/blocked-phones-table'
import { claimOf, refundIsDue } from '../../payments/module/payment-sql'
import { sqlOf } from '../../platform/database/run-sql'
import { type List, selectPage } from '../../platform/database/select-page'
import { searchColumns } from '../../platform/database/stored-fields'
import { duplicateFilter, riskFilter } from '../module/record-sql'
import type { OrderRecordRow } from '../module/rows'
import { readOrders } from './read-orders'
import type { ShopOrder } from './shop-order'

/** @throws QueryError */
export async function listOrders(
  container: MedusaContainer,
  search: OrderSearch,
): Promise<{ orders: ShopOrder[]; count: number }> {
  const list = orderList(search)
  const { rows, count } = await selectPage<OrderRecordRow>(sqlOf(container), list, search)
  const audience = search.customerId === null ? 'staff' : 'owner'
  return { orders: await readOrders(container, rows, audience), count }
}

export function countOrders(
  container: MedusaContainer,
  search: OrderSearch,
): Promise<{ state: OrderState; count: number }[]> {
  const { sources, columns, occurs = '' } = orderList(search)
  const asked = [...sources, wordsSql(occurs, search.words), conditionSql(columns, search.where)]
  return sqlOf(container)(
    sql`select state, count(*)::int as count ${joined(asked, ' and ')} group by state`,
  )
}

const after = (part: string) => `coalesce(', ' || nullif(${part}, ''), '')`

/** The address in one line, as in responses; an index cannot contain `concat_ws`. */
const addressLine = `substr(${['address', 'ward', 'district', 'province'].map(after).join(' || ')}, 3)`

export const orderColumns = {
  ...searchColumns(orderFields),
  id: { column: 'display_id', type: 'integer' },
  address: { column: addressLine, type: 'text' },
  cod_amount: { column: "(case when payment_kind = 'cod' then total else 0 end)", type: 'decimal' },
  refund_due: { column: `(${refundIsDue})`, type: 'boolean' },
  transfer_claim: { column: claimOf('order_record.display_id'), type: 'text' },
  customer: { column: 'customer_id', type: 'text' },
} as const satisfies Columns

/** Customers cannot search the columns that only staff read. */
export const staffOrderColumns: Columns = {
  ...orderColumns,
  ...searchColumns(deskFields),
  duplicate: { column: `(${duplicateFilter})`, type: 'boolean' },
  risk: { column: `(${riskFilter(blockedPhones)})`, type: 'boolean' },
}

export interface OrderSearch extends ListQuery {
  /** Limits the list to this customer's orders; null for staff, who see all. */
  customerId: string | null
  /** Whether words are also searched in e-mails: a role that may not read them cannot probe them. */
  byEmail?: boolean
}

/** Ownership is a separate condition that no filter can widen. */
export function orderList({
  customerId,
  byEmail = false,
}: Pick<OrderSearch, 'customerId' | 'byEmail'>): List {
  const isOwn = customerId === null ? sql`true` : sql`customer_id = ${customerId}`
  return {
    sources: [sql`from order_record where deleted_at is null and ${isOwn}`],
    columns: staffOrderColumns,
    tieBreaker: 'display_id',
    defaultSort: [{ attribute: 'id', descending: true }],
    occurs: byEmail ? `search_text like ? or ${folded('email')} like ?` : 'search_text like ?',
  }
}
