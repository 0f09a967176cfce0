import type { MedusaContainer } from '@medusajs/framework/types'
import type { LikeRecord } from '@nas/contract/likes/operations'
import { peopleById } from '../../accounts/queries/find-people'
import type { LikeRow } from '../module/service'

/** Without likes of deleted accounts. */
export async function serializeLikes(
  container: MedusaContainer,
  likes: LikeRow[],
): Promise<LikeRecord[]> {
  const customers = likes.map(({ customer_id }) => customer_id)
  const people = await peopleById(container, customers)
  return likes.flatMap(({ id, product, customer_id, created_at, updated_at }) => {
    const owner = people.get(customer_id)
    if (owner === undefined) return []
    const at = { created_at: created_at.toISOString(), updated_at: updated_at.toISOString() }
    return [{ id, product, customer_id, username: owner.username, ...at }]
  })
}

export async function serializeLike(container: MedusaContainer, row: LikeRow): Promise<LikeRecord> {
  const [like] = await serializeLikes(container, [row])
  if (like === undefined) throw new Error('A like has no owner')
  return like
}
