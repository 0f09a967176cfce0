import { atom } from 'nanostores'
import { ApiError } from '../../../api-client/api-error.ts'
import { fetchOrder, fetchOrders, type OrderEntry } from '../../../api-client/orders.ts'
import { $profile, signOut } from '../../../stores/session.store.ts'
import { sendSessionToken } from '../../../stores/session-token.ts'
import { type LoadProblem, loadProblemOf } from '../load-problem.ts'

sendSessionToken()

/** Orders of a page of the list. */
const pageSize = 10

export type OrderList =
  | { state: 'loading' }
  | { state: 'failed'; problem: LoadProblem }
  | { state: 'ready'; page: number; orders: OrderEntry[]; total: number; pageCount: number }

export type OrderView =
  | { state: 'loading' }
  | { state: 'failed'; problem: LoadProblem }
  | { state: 'missing' }
  | { state: 'ready'; order: OrderEntry }

/** The page of the list that was seen last; going back shows it at once. */
export const $list = atom<OrderList>({ state: 'loading' })

/** The order that is looked at. */
export const $order = atom<OrderView>({ state: 'loading' })

/** A token that is void is forgotten: the page then asks to sign in. */
export function endIfSignedOut(error: unknown): void {
  if (error instanceof ApiError && error.status === 401) signOut()
}

/** Of several loads only the last one counts, and only for who asked. */
function latestLoads(): (run: () => Promise<() => void>) => Promise<void> {
  let last = 0
  return async (run) => {
    last += 1
    const mine = last
    const person = $profile.get()?.id
    const show = await run()
    if (mine === last && person === $profile.get()?.id) show()
  }
}

const listLoads = latestLoads()
const orderLoads = latestLoads()

/** Loads a page of the list; one that is shown already stays until the new answer is there. */
export function loadList(page: number): Promise<void> {
  const shown = $list.get()
  if (shown.state !== 'ready' || shown.page !== page) $list.set({ state: 'loading' })
  return listLoads(async () => {
    try {
      const found = await fetchOrders(page, pageSize)
      return () => $list.set({ state: 'ready', page, ...found })
    } catch (error) {
      endIfSignedOut(error)
      return () => $list.set({ state: 'failed', problem: loadProblemOf(error) })
    }
  })
}

/** Loads an order; the same one stays on the page until the new answer is there. */
export function loadOrder(code: string): Promise<void> {
  const shown = $order.get()
  if (shown.state !== 'ready' || shown.order.attributes.code !== code) {
    $order.set({ state: 'loading' })
  }
  return orderLoads(async () => {
    try {
      const order = await fetchOrder(code)
      return () => $order.set(order === null ? { state: 'missing' } : { state: 'ready', order })
    } catch (error) {
      endIfSignedOut(error)
      return () => $order.set({ state: 'failed', problem: loadProblemOf(error) })
    }
  })
}

/** Nothing of one person stays for the next. */
export function forgetOrders(): void {
  $list.set({ state: 'loading' })
  $order.set({ state: 'loading' })
}
