import { entryOf, listOf } from '@nas/contract/answers'
import { type Product, productSchema } from '@nas/contract/catalogue'
import type { CartProduct } from '@nas/domain/cart'
import * as v from 'valibot'
import { api } from '../api-client/api.ts'

export interface Offer extends CartProduct {
  /** Shown on cards, not stored in the cart. */
  card: Pick<Product, 'available' | 'rating' | 'rating_count' | 'sold'> & {
    title: string
    picture: string
  }
}

/** The part of an offer that the cart stores. */
export function soldOf({ card: _, ...sold }: Offer): CartProduct {
  return sold
}

/** Maximum page size of `/api` (API §2.4). */
const maxAtOnce = 100

export function offerOf(id: number, product: Product): Offer {
  const formats = product.thub?.data?.attributes.formats
  return {
    id,
    slug: product.slug,
    name: product.name,
    name_en: product.name_en ?? '',
    description: product.description ?? '',
    description_en: product.description_en ?? '',
    price: product.price,
    imagelink: (formats?.thumbnail ?? formats?.small)?.url ?? '',
    card: { ...product, title: product.title ?? '', picture: formats?.small.url ?? '' },
  }
}

async function fetchSome(ids: readonly number[]): Promise<Offer[]> {
  const query = {
    filters: { id: { $in: ids }, state: 'active' },
    populate: ['thub'],
    pagination: { pageSize: maxAtOnce },
  }
  const answer = v.parse(listOf(productSchema), await api.get('/api/products', query))
  return answer.data.map(({ id, attributes }) => offerOf(Number(id), attributes))
}

const related = v.object({
  related: v.object({ data: v.array(entryOf(productSchema)) }),
})

/** More would make the answer large; the first lines of the cart are enough for suggestions. */
const maxAsked = 12

/** Available products related to the given ones, without these; the most related first. */
export async function fetchRelated(ids: readonly number[]): Promise<Offer[]> {
  const query = {
    filters: { id: { $in: ids.slice(0, maxAsked) }, state: 'active' },
    fields: ['name'],
    populate: { related: { populate: ['thub'] } },
    pagination: { pageSize: maxAsked },
  }
  const answer = v.parse(listOf(related), await api.get('/api/products', query))
  const found = new Map<number, { offer: Offer; times: number }>()
  for (const { attributes } of answer.data) {
    for (const { id, attributes: product } of attributes.related.data) {
      const times = (found.get(Number(id))?.times ?? 0) + 1
      found.set(Number(id), { offer: offerOf(Number(id), product), times })
    }
  }
  return [...found.values()]
    .filter(({ offer }) => offer.card.available && !ids.includes(offer.id))
    .sort((a, b) => b.times - a.times)
    .map(({ offer }) => offer)
}

export async function fetchOffers(ids: readonly number[]): Promise<Offer[]> {
  const offers: Offer[] = []
  for (let start = 0; start < ids.length; start += maxAtOnce) {
    offers.push(...(await fetchSome(ids.slice(start, start + maxAtOnce))))
  }
  return offers
}
