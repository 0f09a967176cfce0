import { publicRecord } from '@nas/contract/commerce/records'
import {
  type LikeRecord,
  likeFields,
  listLikes,
  listOwnLikes,
} from '@nas/contract/likes/operations'
import type { Condition, RelationCondition } from '@nas/query/condition'
import type { Populate } from '@nas/query/read-populate'
import { selectRows } from '@nas/query/select-rows'
import type { Attributes } from '@nas/query/shape'
import { forbidden } from '../answers/api-error.ts'
import { type Caller, staffMay } from '../endpoints/caller.ts'
import { type ApiRequest, numericId } from '../endpoints/endpoint.ts'
import { entrySource } from './entries.ts'
import type { ResourceStore, Search } from './resource.ts'

export function contentStore(name: string): ResourceStore {
  return {
    async find(request, search) {
      const { populate, ...options } = search
      await loadLikes(request, search)
      const page = request.view.find(name, options)
      await loadLikesOf(request, page.rows, populate)
      return page
    },

    async byId(request, id, { populate }) {
      const row = request.view.byId(name, numericId(id))
      if (row === null) return null
      await loadLikes(request, { populate })
      await loadLikesOf(request, [row], populate)
      return row
    },
  }
}

/** A store that loads all records of a caller, for small sets. */
export function listedStore(
  name: string,
  list: (request: ApiRequest) => Promise<readonly Attributes[]>,
): ResourceStore {
  return {
    async find(request, search) {
      return selectRows(await list(request), name, search, entrySource(request.view).related)
    },

    async byId(request, id) {
      return (await list(request)).find((row) => String(row.id) === id) ?? null
    },
  }
}

export function likeRow(like: LikeRecord) {
  return { ...publicRecord(likeFields, like), product: like.product }
}

/** A member's own likes, one customer's for staff (API §6.4). @throws ApiError 403 for others' */
async function loadLikes(request: ApiRequest, search: Partial<Search>): Promise<void> {
  const conditions = likesConditions(search)
  const names = conditions.map((condition) => personOf(condition, request.caller))
  if (conditions.length === 0 && !populatesLikes(search.populate)) return
  const { caller, commerce, view } = request
  if (caller.kind === 'visitor') return
  const likes =
    caller.kind === 'member'
      ? await commerce.call(listOwnLikes, caller.commerce, {})
      : await Promise.all(
          [...new Set(names)].map((customer) =>
            commerce.call(listLikes, caller.commerce, { customer }),
          ),
        )
  view.addLikes(likes.flat().map(likeRow))
}

/** Staff see all likes of the returned products. */
export async function loadLikesOf(
  request: ApiRequest,
  rows: readonly Attributes[],
  populate: Populate,
): Promise<void> {
  const { caller, commerce, view } = request
  if (caller.kind !== 'admin' || !populate.has('likes') || rows.length === 0) return
  if (!staffMay(caller, 'people.read')) throw forbidden()
  const products = rows.map(({ id }) => Number(id)).join()
  const likes = await commerce.call(listLikes, caller.commerce, { products })
  view.addLikes(likes.map(likeRow))
}

/** Only one's own likes may be queried: `likes.user_id` equal to one's id. */
function personOf(condition: RelationCondition | 'negated', caller: Caller): string {
  if (condition === 'negated' || condition.kind === 'unrelated') throw forbidden()
  const { condition: inner } = condition
  const plain =
    inner.kind === 'compare' && inner.operator === '$eq' && inner.attribute === 'user_id'
  if (!plain || caller.kind === 'visitor') throw forbidden()
  const id = String(inner.value)
  if (caller.kind === 'member' && id !== caller.person.id) throw forbidden()
  return id
}

function likesConditions({ where, populate }: Partial<Search>): (RelationCondition | 'negated')[] {
  return [
    ...(where ? inCondition(where, false) : []),
    ...[...(populate?.values() ?? [])].flatMap(likesConditions),
  ]
}

function inCondition(condition: Condition, negated: boolean): (RelationCondition | 'negated')[] {
  switch (condition.kind) {
    case 'and':
      return condition.all.flatMap((part) => inCondition(part, negated))
    case 'or':
      return condition.any.flatMap((part) => inCondition(part, negated))
    case 'not':
      return inCondition(condition.condition, true)
    case 'some':
    case 'unrelated':
      if (condition.relation === 'likes') return [negated ? 'negated' : condition]
      return condition.kind === 'some' ? inCondition(condition.condition, negated) : []
    default:
      return []
  }
}

function populatesLikes(populate: Populate | undefined): boolean {
  return [...(populate ?? [])].some(([name, part]) => {
    return name === 'likes' || populatesLikes(part.populate)
  })
}
