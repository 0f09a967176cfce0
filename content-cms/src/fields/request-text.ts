import type { TextField } from 'payload'
import type { Label } from '../labels/label'

/** What a visitor writes on one line: spaces around it go, an empty one is a missing one. */
export const requestText = (
  name: string,
  text: Label,
  { most, required = false }: { most: number; required?: boolean },
): TextField => ({
  name,
  type: 'text',
  label: text,
  required,
  maxLength: most,
  hooks: {
    beforeValidate: [
      ({ value }) => (typeof value === 'string' ? value.normalize('NFC').trim() || null : value),
    ],
  },
})
