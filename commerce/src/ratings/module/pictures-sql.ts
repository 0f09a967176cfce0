import type { RatingState } from '@nas/contract/ratings/fields'
import { raw, type Sql, sql } from '@nas/query/sql'
import { nextVersion } from '../../platform/database/version'

/** Files in WebP. */
export interface DrawnPicture {
  small: Buffer
  large: Buffer
}

/** Random, because the id is the permission to see the picture. */
const newId = sql`'ratpic_' || gen_random_uuid()`

const inBytes = (file: Buffer) => sql`decode(${file.toString('base64')}, 'base64')`

export interface PicturesFound {
  state: RatingState
  count: number
  /** Whether a picture with the digest is among them. */
  has: boolean
}

export const findPicturesSql = (recordId: string, rating: string, digest: string): Sql => sql`
  select rating.state, count(picture.id)::int as count,
    coalesce(bool_or(picture.digest = ${digest}), false) as has
  from order_rating as rating left join rating_picture as picture on picture.rating_id = rating.id
  where rating.record_id = ${recordId} and rating.id = ${rating} and rating.deleted_at is null
  group by rating.id`

/** Locks the rating until the transaction ends. */
export const nextRatingVersionSql = (rating: string): Sql =>
  sql`update order_rating set ${raw(nextVersion)} where id = ${rating} returning id`

export const addPictureSql = (
  rating: string,
  digest: string,
  { small, large }: DrawnPicture,
): Sql => sql`
  insert into rating_picture (id, rating_id, digest, small, large)
  values (${newId}, ${rating}, ${digest}, ${inBytes(small)}, ${inBytes(large)})`

export const removePictureSql = (recordId: string, picture: string): Sql => sql`
  delete from rating_picture using order_rating as rating
  where rating_picture.id = ${picture} and rating.id = rating_id
    and rating.record_id = ${recordId}
  returning rating_picture.id`

/** Ends the addresses of pictures that were public. */
export const renamePicturesSql = (rating: string): Sql =>
  sql`update rating_picture set id = ${newId} where rating_id = ${rating}`

export const deletePicturesSql = (recordIds: string[]): Sql => sql`
  delete from rating_picture using order_rating as rating
  where rating.id = rating_id and rating.record_id = any(${recordIds})`
