import { isPhone, normalisePhone } from '@nas/domain/contact'
import { type OrderState, orderStates } from '@nas/domain/order-states'

/** What the list of orders shows; kept in the address so that back and refresh keep it. */
export interface OrderListQuery {
  page: number
  state: OrderState | null
  /** Words to look for in code, receiver and phone. */
  search: string
}

/** Rows of a page in every admin list (SPEC §9). */
const pageSize = 10

const longestSearch = 100

function isState(text: string | null): text is OrderState {
  return orderStates.some((state) => state === text)
}

/** Reads the address; whatever is malformed there counts as not said. */
export function readOrderListQuery(search: string): OrderListQuery {
  const params = new URLSearchParams(search)
  const page = params.get('page') ?? ''
  const state = params.get('state')
  return {
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
    state: isState(state) ? state : null,
    search: (params.get('q') ?? '').trim().slice(0, longestSearch),
  }
}

/** The reverse of `readOrderListQuery`; what is as usual is left out. Empty or `?…`. */
export function writeOrderListQuery({ page, state, search }: Partial<OrderListQuery>): string {
  const params = new URLSearchParams()
  if (search !== undefined && search.trim() !== '') params.set('q', search.trim())
  if (state) params.set('state', state)
  if (page !== undefined && page > 1) params.set('page', String(page))
  const text = params.toString()
  return text === '' ? '' : `?${text}`
}

/** Phones are stored as 0 and nine digits; people type them with +84, spaces and dots. */
function phoneTextOf(search: string): string {
  if (isPhone(search)) return normalisePhone(search)
  if (!/^\+?[\d\s.()-]+$/.test(search)) return search
  return search.replace(/[^\d+]/g, '').replace(/^\+84/, '0')
}

/** Parameters of `GET /api/orders` in the contract's query language (part 2). */
export function orderListParams({ page, state, search }: OrderListQuery): Record<string, unknown> {
  const matches = [
    { code: { $containsi: search } },
    { name: { $containsi: search } },
    { phone: { $contains: phoneTextOf(search) } },
  ]
  const filters = {
    ...(state === null ? {} : { state: { $eq: state } }),
    ...(search === '' ? {} : { $or: matches }),
  }
  return { filters, sort: 'id:desc', pagination: { page, pageSize } }
}
