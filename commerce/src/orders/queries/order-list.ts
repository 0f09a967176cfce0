import type { ListQuery } from '@nas/query/list-query'
import type { List } from '../../platform/database/select-page'
import { orderColumns } from './order-columns'

export interface OrderSearch extends ListQuery {
  /** Only this customer's orders; null for staff, who see all. */
  customerId: string | null
}

/** Ownership stands beside the filter, so no filter can widen it. */
export function orderList(customerId: string | null): List {
  const live = 'from order_record where deleted_at is null'
  return {
    sources: [
      customerId === null
        ? { sql: live, values: [] }
        : { sql: `${live} and customer_id = ?`, values: [customerId] },
    ],
    columns: orderColumns,
    tie: 'display_id',
    usual: [{ attribute: 'id', descending: true }],
    occurs: 'search_text like ?',
  }
}
