import { listOf } from '@nas/contract/answers'
import { productSchema } from '@nas/contract/catalogue'
import { type SearchAnswer, searchAnswerSchema } from '@nas/contract/search'
import * as v from 'valibot'
import { api } from '../../api-client/api.ts'
import { type Offer, offerOf } from '../../stores/offers.ts'
import { emptyQuestion, type SearchQuestion } from './search-question.ts'

/** Fills complete rows of two and of three. */
const pageSize = 12

const groupSchema = v.object({ name: v.string(), name_en: v.nullable(v.string()) })

export interface Found {
  products: readonly Offer[]
  total: number
}

export interface Group {
  id: string
  name: string
  name_en: string
}

/** @throws ApiError, or the reason of an aborted signal */
export async function findProducts(
  { text, sort, group }: SearchQuestion,
  start: number,
  signal: AbortSignal,
): Promise<Found> {
  const words = text.trim()
  const query = {
    _q: words || undefined,
    filters: {
      state: 'active',
      ...(group !== '' && { subcategories: { id: { $eq: group } } }),
    },
    // By default, results for words are sorted by relevance.
    sort: words !== '' && sort === emptyQuestion.sort ? undefined : `${sort},id:desc`,
    populate: ['thub'],
    pagination: { start, limit: pageSize },
  }
  const answer = v.parse(listOf(productSchema), await api.get('/api/products', query, signal))
  const products = answer.data.map(({ id, attributes }) => offerOf(Number(id), attributes))
  return { products, total: answer.meta.pagination.total ?? products.length }
}

/** @throws ApiError, or the reason of an aborted signal */
export async function findPages(words: string, signal: AbortSignal): Promise<SearchAnswer> {
  return v.parse(searchAnswerSchema, await api.get('/api/app/search', { _q: words }, signal)).data
}

export async function findGroups(): Promise<Group[]> {
  const query = {
    filters: { products: { id: { $notNull: true } } },
    sort: 'order:desc,id:desc',
    pagination: { limit: 100 },
  }
  const answer = v.parse(listOf(groupSchema), await api.get('/api/subcategories', query))
  return answer.data.map(({ id, attributes }) => ({
    id: String(id),
    name: attributes.name,
    name_en: attributes.name_en ?? '',
  }))
}
