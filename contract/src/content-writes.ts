import * as v from 'valibot'
import { boundedArray } from './bounded-array.js'
import { contentId } from './field-schemas.js'

export type RelationChange = { set: number[] } | { connect: number[]; disconnect: number[] }

const maxRelated = 500

const record = v.union(
  [
    contentId,
    v.pipe(
      v.object({ id: contentId }, 'malformed'),
      v.transform(({ id }) => id),
    ),
  ],
  'malformed',
)
const records = boundedArray(record, { max: maxRelated })
const oneOrMore = v.union(
  [
    records,
    v.pipe(
      record,
      v.transform((id) => [id]),
    ),
  ],
  'malformed',
)
const someMore = v.pipe(
  v.object({ connect: v.optional(oneOrMore), disconnect: v.optional(oneOrMore) }, 'malformed'),
  v.check(({ connect, disconnect }) => Boolean(connect ?? disconnect), 'malformed'),
)

/** Every form of API §0; ids bare or as `{id}`. */
export const relations = v.union(
  [
    v.pipe(
      v.null(),
      v.transform((): RelationChange => ({ set: [] })),
    ),
    v.pipe(
      oneOrMore,
      v.transform((set): RelationChange => ({ set })),
    ),
    v.pipe(
      v.object({ set: oneOrMore }, 'malformed'),
      v.transform(({ set }): RelationChange => ({ set })),
    ),
    v.pipe(
      someMore,
      v.transform(({ connect = [], disconnect = [] }): RelationChange => ({ connect, disconnect })),
    ),
  ],
  'malformed',
)

export const relation = v.pipe(
  relations,
  v.check((change) => ('set' in change ? change.set : change.connect).length <= 1, 'too_many'),
)

/** Body of `POST /api/app/arrange`: moves a record directly below another one, or to the top. */
export const arrangeSchema = v.object({
  of: v.picklist(['products', 'clubs', 'places'], 'malformed'),
  id: contentId,
  below: v.nullable(contentId),
})

/** Answer of `POST /api/app/arrange`: the number of records whose `order` changed. */
export const arrangeAnswerSchema = v.object({ data: v.object({ changed: v.number() }) })

export type Arrangement = v.InferOutput<typeof arrangeSchema>
