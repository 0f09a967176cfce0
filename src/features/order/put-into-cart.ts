import { addProduct } from '../../stores/cart.store.ts'
import { fetchOffers, soldOf } from '../../stores/offers.ts'

/**
 * Adds products to the cart as currently offered, and returns the number of added lines; products
 * that are no longer sold are omitted.
 * @throws ApiError
 */
export async function putIntoCart(
  wanted: readonly { product: number; quantity: number }[],
): Promise<number> {
  if (wanted.length === 0) return 0
  const offers = new Map(
    (await fetchOffers(wanted.map(({ product }) => product))).map((offer) => [offer.id, offer]),
  )
  let added = 0
  for (const { product, quantity } of wanted) {
    const offer = offers.get(product)
    if (offer === undefined || quantity < 1) continue
    const sold = soldOf(offer)
    addProduct(sold, quantity)
    added += 1
  }
  return added
}
