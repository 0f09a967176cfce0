import type { CollectionSlug, PayloadRequest, RelationshipField, UploadField } from 'payload'
import { relationship, upload } from 'payload/shared'
import { isEditor } from '../access/rules'
import { type Label, label, messageFor } from '../labels'
import { lookUpsOf } from '../transaction'

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
      where: { id: { in: ids }, deletedAt: { exists: false } },
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

type Options = Parameters<typeof upload>[1] | Parameters<typeof relationship>[1]

const existing =
  (own: typeof upload | typeof relationship, collection: CollectionSlug) =>
  async (value: unknown, options: Options): Promise<true | string> => {
    // Staff's key may write relations to records that it may not read, such as traits.
    const verdict = await own(value as never, { ...options, overrideAccess: true } as never)
    if (verdict !== true || !isNewValue(value, options)) return verdict
    return existIn(options.req, collection, value)
  }

/** True, or a message that names the pictures without an alternative text in both languages. */
async function areDescribed(req: PayloadRequest, value: unknown): Promise<true | string> {
  const ids = idsIn(value)
  if (ids.length === 0) return true
  const { docs } = await lookUpsOf(req)(() =>
    req.payload.db.find<{ id: number; filename: string }>({
      collection: 'media',
      req,
      limit: 0,
      pagination: false,
      select: { filename: true },
      where: { and: [{ id: { in: ids } }, { incomplete: { equals: true } }] },
    }),
  )
  const names = docs.map(({ filename }) => filename).join(', ')
  if (names === '') return true
  return messageFor(
    req,
    label(
      `Trước khi đăng, hãy mô tả ảnh bằng cả tiếng Việt và tiếng Anh: ${names}`,
      `Before publishing, describe the picture in Vietnamese and in English: ${names}`,
    ),
  )
}

const isPublishing = ({ data, event, req }: Options): boolean =>
  event !== 'onChange' && isEditor(req) && Object(data)._status === 'published'

const validatePicture = async (value: unknown, options: Options): Promise<true | string> => {
  const verdict = await existing(upload, 'media')(value, options)
  return verdict === true && isPublishing(options) ? areDescribed(options.req, value) : verdict
}

/** @param hint size of a good picture */
export const pictureField = (name: string, text: Label, hint?: Label): UploadField => ({
  name,
  type: 'upload',
  relationTo: 'media',
  label: text,
  ...(hint && { admin: { description: hint } }),
  validate: validatePicture,
})

type RelationOptions = Partial<Pick<RelationshipField, 'filterOptions' | 'required'>> & {
  description?: Label
}

export const relationsField = (
  name: string,
  relationTo: CollectionSlug,
  text: Label,
  { description, ...options }: RelationOptions = {},
): RelationshipField => ({
  name,
  type: 'relationship',
  relationTo,
  hasMany: true,
  label: text,
  ...(description && { admin: { description } }),
  validate: existing(relationship, relationTo),
  ...options,
})

/** Skin types and concerns. */
export const traitsField = (): RelationshipField =>
  relationsField('traits', 'traits', label('Loại da, nhu cầu', 'Skin types, concerns'), {
    filterOptions: { kind: { not_equals: 'ingredient' } },
  })

export const ingredientField = (): RelationshipField => ({
  name: 'ingredient',
  type: 'relationship',
  relationTo: 'traits',
  required: true,
  label: label('Hoạt chất', 'Ingredient'),
  filterOptions: { kind: { equals: 'ingredient' } },
  validate: existing(relationship, 'traits'),
})
