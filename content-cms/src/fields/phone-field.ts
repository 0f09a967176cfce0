import { isPhone } from '@nas/domain'
import type { TextField, TextFieldSingleValidation } from 'payload'
import { label } from '../labels/label'
import { say } from '../labels/say'

const rule = label(
  'Số điện thoại di động Việt Nam, ví dụ 0912345678',
  'A Vietnamese mobile number, for example 0912345678',
)

export const validatePhone: TextFieldSingleValidation = (value, { req }) =>
  value && isPhone(value) ? true : say(req, rule)

/** Somebody's mobile number (SPEC §5). */
export const phoneField = (): TextField => ({
  name: 'phone',
  type: 'text',
  label: label('Điện thoại', 'Phone'),
  required: true,
  index: true,
  validate: validatePhone,
})
