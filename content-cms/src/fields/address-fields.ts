import { isSlug, slugify } from '@nas/domain/text'
import type { CollectionSlug, FieldHook, TextField, TextFieldSingleValidation } from 'payload'
import { isEditor } from '../access/rules'
import { type Label, label, messageFor } from '../labels'
import { lookUpsOf } from '../transaction'
import { leadToPages } from './page-links'
import { plainText, unlessEmpty } from './plain-fields'

/** Limit of the database index, and of a readable address. */
const longestSlug = 200

// Slugified again, because truncation may leave a hyphen at the end.
const shortSlug = (text: string) => slugify(slugify(text).slice(0, longestSlug))

const fromName: FieldHook = ({ siblingData, value, originalDoc }) => {
  if (value) return value
  const name: unknown = siblingData.name ?? originalDoc?.name
  return typeof name === 'string' ? shortSlug(name) || value : value
}

export const validateSlug: TextFieldSingleValidation = (value, { req }) => {
  if (value && value.length <= longestSlug && isSlug(value)) return true
  const proposal = value ? shortSlug(value) : ''
  const rule = proposal
    ? label(
        `Đường dẫn chỉ gồm chữ thường không dấu, số và dấu gạch nối, ví dụ ${proposal}`,
        `A slug has only plain lower-case letters, digits and hyphens, for example ${proposal}`,
      )
    : label('Vui lòng nhập đường dẫn, ví dụ kem-duong', 'Enter a slug, for example kem-duong')
  return messageFor(req, rule)
}

const inTrash = label(
  'Một mục trong thùng rác đang giữ đường dẫn này. Hãy khôi phục hoặc xóa hẳn mục đó, hoặc chọn đường dẫn khác.',
  'An entry in the trash has this slug. Restore it or delete it for good, or choose another slug.',
)

/** The database reports a slug as taken without a reason, and lists do not show the trash. */
const validateFreeSlug =
  (name: string): TextFieldSingleValidation =>
  async (value, options) => {
    const verdict = validateSlug(value, options)
    const { collectionSlug, id, req } = options
    if (verdict !== true || !collectionSlug || !isEditor(req)) return verdict
    const trashed = {
      collection: collectionSlug as CollectionSlug,
      req,
      trash: true,
      where: {
        [name]: { equals: value },
        deletedAt: { exists: true },
        id: { not_equals: id ?? 0 },
      },
    }
    const { totalDocs } = await lookUpsOf(req)(() => req.payload.count(trashed))
    return totalDocs === 0 || messageFor(req, inTrash)
  }

/** The readable part of an address (SPEC §5). When empty, it is derived from the name. */
export const slugField = (name = 'slug', text: Label = label('Đường dẫn', 'Slug')): TextField => ({
  name,
  type: 'text',
  label: text,
  required: true,
  unique: true,
  index: true,
  validate: validateFreeSlug(name),
  hooks: {
    beforeValidate: [fromName],
    beforeDuplicate: [({ value }) => (value ? `${value}-${Date.now().toString(36)}` : value)],
  },
  admin: {
    position: 'sidebar',
    description: label('Để trống để tạo từ tên', 'Leave empty to make it from the name'),
  },
})

export function isSitePath(value: string): boolean {
  if (/^\/(vn|en)(\/|$)/.test(value)) return false
  return /^\/(?![/\\])[^\s\\<>"']*$/.test(value)
}

export const validateSitePath = unlessEmpty(
  isSitePath,
  label(
    'Đường dẫn bắt đầu bằng một dấu / và không có mã ngôn ngữ, ví dụ /chuyen-muc/cham-soc-da',
    'A path begins with one / and has no language prefix, for example /chuyen-muc/cham-soc-da',
  ),
)

export const sitePathField = (name: string, text: Label): TextField =>
  plainText(name, text, {
    validate: async (value: unknown, options: Parameters<typeof validateSitePath>[1]) => {
      const verdict = await validateSitePath(value as string, options)
      return verdict !== true || !value ? verdict : leadToPages(options, [String(value)])
    },
  } as Partial<TextField>)

export const validateWebAddress = unlessEmpty(
  (value) => URL.parse(value)?.protocol === 'https:',
  label('Địa chỉ bắt đầu bằng https://', 'The address must begin with https://'),
)

export const webAddressField = (name: string, text: Label): TextField =>
  plainText(name, text, { validate: validateWebAddress })
