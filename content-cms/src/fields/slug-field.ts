import { isSlug, slugify } from '@nas/domain/text'
import type { FieldHook, TextField, TextFieldSingleValidation } from 'payload'
import { type Label, label } from '../labels/label'
import { say } from '../labels/say'

/** What an index of the database and an address can hold. */
const mostCharacters = 200

// A second time, lest the cut leaves a hyphen at the end.
const shortSlug = (text: string) => slugify(slugify(text).slice(0, mostCharacters))

const fromName: FieldHook = ({ siblingData, value, originalDoc }) => {
  if (value) return value
  const name: unknown = siblingData.name ?? originalDoc?.name
  return typeof name === 'string' ? shortSlug(name) || value : value
}

export const validateSlug: TextFieldSingleValidation = (value, { req }) => {
  if (value && value.length <= mostCharacters && isSlug(value)) return true
  const proposal = value ? shortSlug(value) : ''
  if (!proposal) {
    return say(
      req,
      label('Vui lòng nhập đường dẫn, ví dụ kem-duong', 'Enter a slug, for example kem-duong'),
    )
  }
  return say(
    req,
    label(
      `Đường dẫn chỉ gồm chữ thường không dấu, số và dấu gạch nối, ví dụ ${proposal}`,
      `A slug has only plain lower-case letters, digits and hyphens, for example ${proposal}`,
    ),
  )
}

/** The readable part of an address (SPEC §5). Left empty it is made from the name. */
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
