import { atom } from 'nanostores'
import { ApiError } from '../../../api-client/api-error.ts'
import {
  fetchOrder,
  fetchOrders,
  fetchProvenOrder,
  type OrderEntry,
} from '../../../api-client/orders.ts'
import { $profile, signOut } from '../../../stores/session.store.ts'
import { sendSessionToken } from '../../../stores/session-token.ts'
import { type LoadProblem, loadProblemOf } from '../problem-note.tsx'

sendSessionToken()

/** Orders per page of the list. */
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

/** The last shown page of the list; going back shows it at once. */
export const $list = atom<OrderList>({ state: 'loading' })

export const $order = atom<OrderView>({ state: 'loading' })

/** Signs out when the token is invalid; the page then asks for a sign-in. */
export function endIfSignedOut(error: unknown): void {
  if (error instanceof ApiError && error.status === 401) signOut()
}

/** Only the last of several loads takes effect, and only for the same member. */
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

/** Loads a page of the list; the same page stays visible until the response arrives. */
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

const isOver = (error: unknown) => error instanceof ApiError && error.code === 'proof_over'

/** Loads an order; the same order stays visible until the response arrives. */
function load(code: string, fetch: () => Promise<OrderEntry | null>): Promise<void> {
  const shown = $order.get()
  if (shown.state !== 'ready' || shown.order.attributes.code !== code) {
    $order.set({ state: 'loading' })
  }
  return orderLoads(async () => {
    try {
      const order = await fetch()
      return () => $order.set(order === null ? { state: 'missing' } : { state: 'ready', order })
    } catch (error) {
      endIfSignedOut(error)
      if (isOver(error)) return () => $order.set({ state: 'missing' })
      return () => $order.set({ state: 'failed', problem: loadProblemOf(error) })
    }
  })
}

/** Loads the member's order with this code. */
export const loadOrder = (code: string): Promise<void> => load(code, () => fetchOrder(code))

/** Loads a guest's order; `missing` when the proof has expired. */
export const loadProvenOrder = (code: string, proof: string): Promise<void> =>
  load(code, () => fetchProvenOrder(proof))

export const reloadOrder = ({ attributes: { code }, proof }: OrderEntry): Promise<void> =>
  proof === undefined ? loadOrder(code) : loadProvenOrder(code, proof)

/** Clears the data of one person before another person's is shown. */
export function forgetOrders(): void {
  $list.set({ state: 'loading' })
  $order.set({ state: 'loading' })
}
