import type { TextField, TextFieldSingleValidation } from 'payload'
import { type Label, label } from '../labels/label'
import { say } from '../labels/say'

const rule = label(
  'Màu viết dạng #RRGGBB, ví dụ #E9CBA5',
  'Write a colour as #RRGGBB, for example #E9CBA5',
)

export const validateColour: TextFieldSingleValidation = (value, { req }) =>
  !value || /^#[0-9a-f]{6}$/i.test(value) ? true : say(req, rule)

export const colourField = (name: string, text: Label): TextField => ({
  name,
  type: 'text',
  label: text,
  validate: validateColour,
})
