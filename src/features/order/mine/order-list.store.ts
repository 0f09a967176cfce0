import { atom } from 'nanostores'
import { fetchOrders, type OrderEntry } from '../../../api-client/orders.ts'
import { latestLoads } from '../order.store.ts'
import type { LoadProblem } from '../problem-note.tsx'

const pageSize = 10

export type OrderList =
  | { state: 'loading' }
  | { state: 'failed'; problem: LoadProblem }
  | { state: 'ready'; page: number; orders: OrderEntry[]; total: number; pageCount: number }

/** The last shown page of the list; going back shows it at once. */
export const $list = atom<OrderList>({ state: 'loading' })

const loads = latestLoads()

export function loadList(page: number): Promise<void> {
  const shown = $list.get()
  if (shown.state !== 'ready' || shown.page !== page) $list.set({ state: 'loading' })
  return loads(
    async () => {
      const found = await fetchOrders(page, pageSize)
      return () => $list.set({ state: 'ready', page, ...found })
    },
    (problem) => $list.set({ state: 'failed', problem }),
  )
}

export function forgetList(): void {
  $list.set({ state: 'loading' })
}
