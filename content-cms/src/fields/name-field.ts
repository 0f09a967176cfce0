import type { TextField } from 'payload'
import { text as validateText } from 'payload/shared'
import { isWriter } from '../access/is-writer'
import { type Label, label } from '../labels/label'

/**
 * The name in both languages. Staff may leave the English one out: pages then show the Vietnamese.
 */
export const nameField = (text: Label = label('Tên', 'Name')): TextField => ({
  name: 'name',
  type: 'text',
  label: text,
  localized: true,
  required: true,
  maxLength: 300,
  validate: (value: unknown, options) => {
    const optional = options.req.locale === 'en' && isWriter(options.req)
    return validateText(value as never, { ...options, required: !optional } as never)
  },
})
