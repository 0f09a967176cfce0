import { isPhone, normalisePhone } from '@nas/domain/contact'
import type { TextField, TextFieldSingleValidation } from 'payload'
import { type Label, label, messageFor } from '../labels'

const phoneRule = label(
  'Số điện thoại di động Việt Nam, ví dụ 0912345678',
  'A Vietnamese mobile number, for example 0912345678',
)

export const validatePhone: TextFieldSingleValidation = (value, { req }) =>
  typeof value === 'string' && isPhone(value) ? true : messageFor(req, phoneRule)

/** Somebody's mobile number (SPEC §5), kept as 0 and nine digits. */
export const phoneField = (): TextField => ({
  name: 'phone',
  type: 'text',
  label: label('Điện thoại', 'Phone'),
  required: true,
  index: true,
  validate: validatePhone,
  hooks: {
    beforeValidate: [
      ({ value }) => (typeof value === 'string' && isPhone(value) ? normalisePhone(value) : value),
    ],
  },
})

/** What a visitor writes on one line: spaces around it go, an empty one is a missing one. */
export const requestText = (
  name: string,
  text: Label,
  { maxLength, required = false }: { maxLength: number; required?: boolean },
): TextField => ({
  name,
  type: 'text',
  label: text,
  required,
  maxLength,
  hooks: {
    beforeValidate: [
      ({ value }) => (typeof value === 'string' ? value.normalize('NFC').trim() || null : value),
    ],
  },
})
