import type { RichTextField, TextareaField, TextField } from 'payload'
import { text as validateText } from 'payload/shared'
import { isWriter } from '../access/callers'
import { type Label, label } from '../labels'

/** Text in both languages. */
export const localText = (name: string, text: Label): TextField => ({
  name,
  type: 'text',
  label: text,
  localized: true,
})

/** Text that is the same in both languages. */
export const plainText = (name: string, text: Label): TextField => ({
  name,
  type: 'text',
  label: text,
})

export const localParagraph = (name: string, text: Label): TextareaField => ({
  name,
  type: 'textarea',
  label: text,
  localized: true,
})

export const localRichText = (name: string, text: Label): RichTextField => ({
  name,
  type: 'richText',
  label: text,
  localized: true,
})

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
