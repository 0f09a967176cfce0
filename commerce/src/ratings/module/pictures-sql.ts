import { type Sql, sql } from '@nas/query/sql'

/** Files in WebP. */
export interface DrawnPicture {
  small: Buffer
  large: Buffer
}

/** Random, because the id is the permission to see the picture. */
const newId = sql`'ratpic_' || gen_random_uuid()`

const inBytes = (file: Buffer) => sql`decode(${file.toString('base64')}, 'base64')`

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
