import { atom } from 'nanostores'
import { $cart, $checkoutList, tick, updateProduct } from './cart.store.ts'
import { fetchOffers, type Offer } from './offers.ts'

export interface CartCheck {
  state: 'unchecked' | 'checking' | 'failed' | 'checked'
  /** Products that are no longer sold. */
  gone: readonly number[]
  /** Unit prices from before they changed. */
  formerPrices: Readonly<Record<number, number>>
}

const unchecked: CartCheck = { state: 'unchecked', gone: [], formerPrices: {} }

/** What is known about the cart's products since they were put there. */
export const $cartCheck = atom<CartCheck>(unchecked)

/** For a component's first render, which must equal the server's. */
export const uncheckedCart = (): CartCheck => unchecked

function priceOf(id: number): number | undefined {
  return [...$cart.get(), ...$checkoutList.get()].find((item) => item.id === id)?.price
}

/** Remembers the prices that are about to be replaced. */
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
  for (const { id, ...facts } of offers) updateProduct(id, facts)
  for (const id of gone) tick(id, false)
  $cartCheck.set({ ...$cartCheck.get(), state: 'checked', gone })
}

/**
 * Looks up what the cart's products cost now, updates their lines and unticks what is gone.
 * When the shop cannot be asked, everything stays as it is: the order is checked again anyway.
 */
export async function checkCart(): Promise<void> {
  const ids = [...new Set([...$cart.get(), ...$checkoutList.get()].map(({ id }) => id))]
  if (ids.length === 0) return
  $cartCheck.set({ ...$cartCheck.get(), state: 'checking' })
  try {
    takeOffers(ids, await fetchOffers(ids))
  } catch {
    $cartCheck.set({ ...$cartCheck.get(), state: 'failed' })
  }
}
