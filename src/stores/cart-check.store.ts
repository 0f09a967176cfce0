import { atom, onMount } from 'nanostores'
import { fetchShort } from '../api-client/stock.ts'
import { $cart, $checkoutList, $tickedItems } from './cart.store.ts'
import { tick, updateProduct } from './cart-changes.ts'
import { fetchOffers, type Offer, soldOf } from './offers.ts'

export interface CartCheck {
  state: 'unchecked' | 'checking' | 'failed' | 'checked'
  /** Products that are no longer sold. */
  gone: readonly number[]
  /** Former unit prices of changed lines. */
  formerPrices: Readonly<Record<number, number>>
  /** Available quantities of products whose line exceeded the stock. */
  left: Readonly<Record<number, number>>
  /** Whether the checkout was refused because of a line that exceeds the stock. */
  refused: boolean
}

const unchecked: CartCheck = {
  state: 'unchecked',
  gone: [],
  formerPrices: {},
  left: {},
  refused: false,
}

export const $cartCheck = atom<CartCheck>(unchecked)

function priceOf(id: number): number | undefined {
  return [...$cart.get(), ...$checkoutList.get()].find((item) => item.id === id)?.price
}

/** Stores prices before they are replaced. */
export function noteFormerPrices(ids: readonly number[]): void {
  const former = ids.flatMap((id) => {
    const price = priceOf(id)
    return price === undefined ? [] : [[id, price] as const]
  })
  const { formerPrices, ...check } = $cartCheck.get()
  $cartCheck.set({ ...check, formerPrices: { ...formerPrices, ...Object.fromEntries(former) } })
}

function takeOffers(asked: readonly number[], offers: readonly Offer[]): void {
  const changed = offers.filter(({ id, price }) => priceOf(id) !== price)
  const offered = new Set(offers.map(({ id }) => id))
  const gone = asked.filter((id) => !offered.has(id))
  noteFormerPrices(changed.map(({ id }) => id))
  for (const { id, ...facts } of offers.map(soldOf)) updateProduct(id, facts)
  for (const id of gone) tick(id, false)
  $cartCheck.set({ ...$cartCheck.get(), state: 'checked', gone })
}

/**
 * Fetches current prices, updates the lines and unticks products that are no longer sold. When the
 * shop is unavailable nothing changes, because the order is checked again anyway.
 */
export async function checkCart(): Promise<void> {
  const ids = [...new Set([...$cart.get(), ...$checkoutList.get()].map(({ id }) => id))]
  if (ids.length === 0) return
  $cartCheck.set({ ...$cartCheck.get(), state: 'checking' })
  void checkStock()
  try {
    takeOffers(ids, await fetchOffers(ids))
  } catch {
    $cartCheck.set({ ...$cartCheck.get(), state: 'failed' })
  }
}

/**
 * In ms: the stock is queried after the quantity has not changed for this time, so that pressing +
 * ten times queries once.
 */
const restMs = 400

/** Fetches the stock of lines that may exceed it; a failure shows nothing. */
export async function checkStock(): Promise<void> {
  const wanted = $cart.get().filter(({ quantity }) => quantity > 0)
  if (wanted.length === 0) return
  try {
    const short = await fetchShort(wanted)
    const { left, ...check } = $cartCheck.get()
    // A line that no longer exceeds the stock keeps its result, because its quantity may rise
    // again.
    const known = wanted.flatMap(({ id, quantity }) => {
      const before = left[id]
      return before === undefined || quantity > before ? [] : [[id, before] as const]
    })
    $cartCheck.set({ ...check, left: Object.fromEntries([...known, ...short]) })
    for (const [id, pieces] of short) if (pieces === 0) tick(id, false)
  } catch {
    // Ignored, because the order itself is checked again.
  }
}

/** Whether a ticked line exceeds the stock; its line then says so. */
export function refusesTooMany(): boolean {
  const { left, ...check } = $cartCheck.get()
  const refused = $tickedItems.get().some(({ id, quantity }) => quantity > (left[id] ?? quantity))
  $cartCheck.set({ ...check, left, refused })
  return refused
}

const quantities = (): string =>
  JSON.stringify($cart.get().map(({ id, quantity }) => [id, quantity]))

onMount($cartCheck, () => {
  let before = quantities()
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = $cart.listen(() => {
    if (quantities() === before) return
    before = quantities()
    clearTimeout(timer)
    timer = setTimeout(checkStock, restMs)
  })
  return () => {
    stop()
    clearTimeout(timer)
  }
})
