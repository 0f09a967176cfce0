import type { CommerceLike } from '@nas/contract/commerce/like'
import { publicRecord } from '@nas/contract/commerce/records'
import { likeFields } from '@nas/contract/likes'
import type { Condition, RelationCondition } from '@nas/query/condition'
import type { Populate } from '@nas/query/read-populate'
import type { Attributes } from '@nas/query/shape'
import { forbidden } from './api-error.ts'
import { type Caller, staffMay } from './caller.ts'
import type { ApiRequest } from './endpoint.ts'
import type { Search } from './resource/resource.ts'

export function likeRow(like: CommerceLike) {
  return { ...publicRecord(likeFields, like), product: like.product }
}

/**
 * Brings the likes that a query of content needs into the caller's view: a member's own, a
 * single customer's for staff, none for visitors (contract 6.4).
 * @throws ApiError 403 for a query of other people's likes
 */
export async function bringLikes(request: ApiRequest, search: Partial<Search>): Promise<void> {
  const conditions = likesConditions(search)
  const names = conditions.map((condition) => personOf(condition, request.caller))
  if (conditions.length === 0 && !populatesLikes(search.populate)) return
  const { caller, commerce, view } = request
  if (caller.kind === 'visitor') return
  const likes =
    caller.kind === 'member'
      ? await commerce.likes.own(caller.commerce)
      : await Promise.all(
          [...new Set(names)].map((id) => commerce.likes.ofCustomer(caller.commerce, id)),
        )
  view.bringLikes(likes.flat().map(likeRow))
}

/** Staff see everybody's likes of the returned products. */
export async function bringLikesOf(
  request: ApiRequest,
  rows: readonly Attributes[],
  populate: Populate,
): Promise<void> {
  const { caller, commerce, view } = request
  if (caller.kind !== 'admin' || !populate.has('likes') || rows.length === 0) return
  if (!staffMay(caller, 'people.read')) throw forbidden()
  const likes = await commerce.likes.ofProducts(
    caller.commerce,
    rows.map(({ id }) => Number(id)),
  )
  view.bringLikes(likes.map(likeRow))
}

/** The only likes one may query are one's own: `likes.user_id` equal to one's id. */
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
