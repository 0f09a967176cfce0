import * as v from 'valibot'
import { contentId } from './field-schemas.js'

/** Body of `POST /api/app/arrange`: moves a record directly below another one, or to the top. */
export const arrangeSchema = v.object({
  of: v.picklist(['products', 'clubs', 'places'], 'malformed'),
  id: contentId,
  below: v.nullable(contentId),
})

/** Answer of `POST /api/app/arrange`: the number of records whose `order` changed. */
export const arrangeAnswerSchema = v.object({ data: v.object({ changed: v.number() }) })

export type Arrangement = v.InferOutput<typeof arrangeSchema>
