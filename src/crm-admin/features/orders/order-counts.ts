import { orderCountsSchema } from '@nas/contract/order-calls'
import { keepPreviousData } from '@tanstack/react-query'
import type { SearchTexts } from '../../kit/address/search-text.ts'
import { apiOptions } from '../../kit/list/list-page.ts'
import { selectionOf, withoutPage } from '../../kit/list/list-search.ts'
import { orderList } from './order-list.ts'
import { orderKeys } from './orders.api.ts'

/** The number of orders in each state that the other filters find. */
export function orderCountsOptions(search: SearchTexts) {
  const { state: _, sort: __, size: ___, ...others } = withoutPage(search)
  const path = '/api/app/ordercounts'
  return {
    ...apiOptions(
      [...orderKeys.all, 'counts', others],
      [path, selectionOf(orderList, others)],
      orderCountsSchema,
      ({ data }) => new Map(data.map(({ state, count }) => [state as string, count])),
    ),
    placeholderData: keepPreviousData,
  }
}
