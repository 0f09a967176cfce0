import { createHash } from 'node:crypto'
import type { MedusaContainer } from '@medusajs/framework/types'
import { maxRatingPictures } from '@nas/contract/limits'
import { sql } from '@nas/query/sql'
import { inTransaction, type RunSql, sqlOf } from '../../platform/database/run-sql'
import { notFound, ShopError } from '../../platform/errors/shop-error'
import {
  addPictureSql,
  findPicturesSql,
  nextRatingVersionSql,
  type PicturesFound,
  removePictureSql,
} from '../../ratings/module/pictures-sql'
import { drawPicture } from '../../ratings/workflows/draw-picture'
import { findOrder } from '../queries/read-orders'

interface RatingOfOrder {
  order: number
  /** Null for a guest who has proven the order. */
  customerId: string | null
  rating: string
}

/**
 * @returns whether the picture with this digest is missing
 * @throws ShopError not_found, rating_decided, too_many_pictures
 */
async function isMissing(
  run: RunSql,
  { order, customerId, rating }: RatingOfOrder,
  digest: string,
): Promise<boolean> {
  // After an erasure the order has no caller.
  const [record] = await run<{ id: string }>(sql`
    select id from order_record where display_id = ${order}
      and customer_id is not distinct from ${customerId} and caller <> 'deleted'`)
  const [found] = record ? await run<PicturesFound>(findPicturesSql(record.id, rating, digest)) : []
  if (found === undefined) throw notFound('rating')
  if (found.has) return false
  if (found.state !== 'new') {
    throw new ShopError('rating_decided', 'Staff have already decided on this rating.')
  }
  if (found.count < maxRatingPictures) return true
  const message = `A rating has at most ${maxRatingPictures} pictures.`
  throw new ShopError('too_many_pictures', message)
}

/**
 * Adds a picture to a rating that staff have not decided on, once. The rating gets a new version:
 * staff publish only what they have seen.
 * @throws ShopError not_found, rating_decided, too_many_pictures, picture_invalid
 */
export async function addRatingPicture(
  container: MedusaContainer,
  target: RatingOfOrder,
  sent: Buffer,
): Promise<void> {
  const digest = createHash('sha256').update(sent).digest('base64url')
  if (!(await isMissing(sqlOf(container), target, digest))) return
  const drawn = await drawPicture(sent)
  await inTransaction(container, async (run) => {
    await run(nextRatingVersionSql(target.rating))
    if (await isMissing(run, target, digest)) await run(addPictureSql(target.rating, digest, drawn))
  })
}

/** @throws ShopError not_found */
export async function removeRatingPicture(
  container: MedusaContainer,
  { order, customerId, picture }: Omit<RatingOfOrder, 'rating'> & { picture: string },
): Promise<void> {
  const { id } = await findOrder(container, order, customerId)
  const removed = await sqlOf(container)(removePictureSql(id, picture))
  if (removed.length === 0) throw notFound('picture')
}
