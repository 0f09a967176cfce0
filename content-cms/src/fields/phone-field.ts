import { isPhone, normalisePhone } from '@nas/domain/contact'
import type { TextField, TextFieldSingleValidation } from 'payload'
import { label } from '../labels/label'
import { say } from '../labels/say'

const rule = label(
  'Số điện thoại di động Việt Nam, ví dụ 0912345678',
  'A Vietnamese mobile number, for example 0912345678',
)

export const validatePhone: TextFieldSingleValidation = (value, { req }) =>
  typeof value === 'string' && isPhone(value) ? true : say(req, rule)

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
