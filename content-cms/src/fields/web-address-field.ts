import type { TextField, TextFieldSingleValidation } from 'payload'
import { type Label, label } from '../labels/label'
import { say } from '../labels/say'

const rule = label('Địa chỉ bắt đầu bằng https://', 'The address must begin with https://')

function isWebAddress(value: string): boolean {
  return URL.canParse(value) && new URL(value).protocol === 'https:'
}

export const validateWebAddress: TextFieldSingleValidation = (value, { req }) =>
  !value || isWebAddress(value) ? true : say(req, rule)

/** An address on another site. */
export const webAddressField = (name: string, text: Label): TextField => ({
  name,
  type: 'text',
  label: text,
  validate: validateWebAddress,
})
