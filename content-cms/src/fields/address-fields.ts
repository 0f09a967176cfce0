import { isSlug, slugify } from '@nas/domain/text'
import type { FieldHook, TextField, TextFieldSingleValidation } from 'payload'
import { type Label, label, messageFor } from '../labels'
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

/** The readable part of an address (SPEC §5). When empty, it is derived from the name. */
export const slugField = (name = 'slug', text: Label = label('Đường dẫn', 'Slug')): TextField => ({
  name,
  type: 'text',
  label: text,
  required: true,
  unique: true,
  index: true,
  validate: validateSlug,
  hooks: {
    beforeValidate: [fromName],
    beforeDuplicate: [({ value }) => (value ? `${value}-${Date.now().toString(36)}` : value)],
  },
  admin: {
    position: 'sidebar',
    description: label('Để trống để tạo từ tên', 'Leave empty to make it from the name'),
  },
})

function isSitePath(value: string): boolean {
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
  plainText(name, text, { validate: validateSitePath })

export const validateWebAddress = unlessEmpty(
  (value) => URL.parse(value)?.protocol === 'https:',
  label('Địa chỉ bắt đầu bằng https://', 'The address must begin with https://'),
)

export const webAddressField = (name: string, text: Label): TextField =>
  plainText(name, text, { validate: validateWebAddress })
