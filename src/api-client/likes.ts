import { listOf, oneOf } from '@nas/contract/answers'
import { nullable, number, object, parse } from 'valibot'
import { api } from './api.ts'

const likesAnswer = listOf(
  object({ product: object({ data: nullable(object({ id: number() })) }) }),
)
const madeAnswer = oneOf(object({}))

/** A product that the caller likes, and the id of the like. */
export type Like = readonly [product: number, like: string]

/** Completes even when the visitor opens another page. */
const lasting = { keepalive: true }

/** Maximum page size of the contract. */
const maxAtOnce = 100

export async function fetchLikes(): Promise<Like[]> {
  const likes: Like[] = []
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const query = {
      populate: { product: { fields: ['slug'] } },
      sort: 'createdAt:desc',
      pagination: { page, pageSize: maxAtOnce },
    }
    const { data, meta } = parse(likesAnswer, await api.get('/api/likes', query))
    pages = meta.pagination.pageCount ?? 1
    for (const { id, attributes } of data) {
      const product = attributes.product.data?.id
      if (product !== undefined) likes.push([product, String(id)])
    }
  }
  return likes
}

/** @returns the id of the like. @throws ApiError */
export async function addLike(product: number): Promise<string> {
  const answer = parse(madeAnswer, await api.post('/api/likes', { data: { product } }, lasting))
  return String(answer.data.id)
}

/** @throws ApiError; 404 when it was deleted before */
export async function removeLike(like: string): Promise<void> {
  await api.delete(`/api/likes/${encodeURIComponent(like)}`, lasting)
}
