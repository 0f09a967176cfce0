import pLimit, { type LimitFunction } from 'p-limit'
import type { CollectionSlug, PayloadRequest, RelationshipField, UploadField } from 'payload'
import { relationship, upload } from 'payload/shared'
import { type Label, label, messageFor } from '../labels'

const lookUps = new WeakMap<object, LimitFunction>()

/** One look-up at a time: fields are validated concurrently but share one connection. */
function lookUpsOf({ context }: PayloadRequest): LimitFunction {
  const limit = lookUps.get(context) ?? pLimit(1)
  lookUps.set(context, limit)
  return limit
}

const idsIn = (value: unknown): unknown[] =>
  [value].flat().filter((id) => id !== null && id !== undefined)

/** True, or a message that names the missing records; a database error would not name the field. */
async function existIn(
  req: PayloadRequest,
  collection: CollectionSlug,
  value: unknown,
): Promise<true | string> {
  const ids = idsIn(value)
  if (ids.length === 0) return true
  const { docs } = await lookUpsOf(req)(() =>
    req.payload.db.find({
      collection,
      req,
      limit: 0,
      pagination: false,
      select: { id: true },
      where: { id: { in: ids } },
    }),
  )
  const known = new Set(docs.map(({ id }) => String(id)))
  const missing = ids.filter((id) => !known.has(String(id)))
  if (missing.length === 0) return true
  const names = missing.join(', ')
  return messageFor(req, label(`Không có mục số ${names}`, `There is no entry ${names}`))
}

/** Whether the value must be looked up; false while typing and for an unchanged value. */
const isNewValue = (
  value: unknown,
  { event, previousValue }: { event?: string; previousValue?: unknown },
): boolean => event !== 'onChange' && JSON.stringify(value) !== JSON.stringify(previousValue)

export const pictureField = (name: string, text: Label): UploadField => ({
  name,
  type: 'upload',
  relationTo: 'media',
  label: text,
  validate: async (value: unknown, options) => {
    const verdict = await upload(value as never, options as never)
    if (verdict !== true || !isNewValue(value, options)) return verdict
    return existIn(options.req, 'media', value)
  },
})

export const relationsField = (
  name: string,
  relationTo: CollectionSlug,
  text: Label,
): RelationshipField => ({
  name,
  type: 'relationship',
  relationTo,
  hasMany: true,
  label: text,
  validate: async (value: unknown, options) => {
    const verdict = await relationship(value as never, options as never)
    if (verdict !== true || !isNewValue(value, options)) return verdict
    return existIn(options.req, relationTo, value)
  },
})
