import { model } from '@medusajs/framework/utils'

/** A picture of a rating. Its files, `small` and `large`, are columns of the migration (`bytea`). */
export const RatingPicture = model
  .define('rating_picture', {
    id: model.text().primaryKey(),
    rating_id: model.text(),
    /** SHA-256 of the file that was sent. */
    digest: model.text(),
  })
  .indexes([{ on: ['rating_id', 'digest'], unique: true }])
