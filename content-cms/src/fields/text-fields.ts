import type { RichTextField, TextareaField, TextField } from 'payload'
import type { Label } from '../labels/label'

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
