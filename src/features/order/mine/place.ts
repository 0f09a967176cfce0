import { atom, onMount } from 'nanostores'

/** What the page of a member's orders shows: one order by its code, or a page of the list. */
export interface OrdersPlace {
  order: string | null
  page: number
}

/** Reads the address; whatever is malformed there counts as not said. */
export function readPlace(search: string): OrdersPlace {
  const params = new URLSearchParams(search)
  const order = params.get('order')?.trim() ?? ''
  const page = params.get('page') ?? ''
  return {
    order: /^[\w-]{1,40}$/.test(order) ? order : null,
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  }
}

/** The reverse of `readPlace`, relative to the page. */
export function writePlace({ order, page }: OrdersPlace): string {
  const params = new URLSearchParams()
  if (order !== null) params.set('order', order)
  if (page > 1) params.set('page', String(page))
  const text = params.toString()
  return text === '' ? '?' : `?${text}`
}

const first: OrdersPlace = { order: null, page: 1 }

/** Where the browser is, in step with its history. */
export const $place = atom<OrdersPlace>(first)

/** For a component's first render, which must equal the server's. */
export const firstPlace = (): OrdersPlace => first

onMount($place, () => {
  if (typeof window === 'undefined') return undefined
  const follow = () => $place.set(readPlace(location.search))
  follow()
  addEventListener('popstate', follow)
  return () => removeEventListener('popstate', follow)
})

let moved = false

/** False until somebody went from one place to another: then the focus goes to the heading. */
export const hasMoved = (): boolean => moved

export function goToPlace(place: OrdersPlace): void {
  moved = true
  const query = writePlace(place)
  // The member area keeps its tab in the hash.
  history.pushState(null, '', `${location.pathname}${query === '?' ? '' : query}${location.hash}`)
  $place.set(place)
  scrollTo(0, 0)
}
