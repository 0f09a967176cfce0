import type { GroupField, TextField, TextFieldSingleValidation } from 'payload'
import { type Label, label, messageFor } from '../labels'

const colourRule = label(
  'Màu viết dạng #RRGGBB, ví dụ #E9CBA5',
  'Write a colour as #RRGGBB, for example #E9CBA5',
)

export const validateColour: TextFieldSingleValidation = (value, { req }) =>
  !value || /^#[0-9a-f]{6}$/i.test(value) ? true : messageFor(req, colourRule)

export const colourField = (name: string, text: Label): TextField => ({
  name,
  type: 'text',
  label: text,
  validate: validateColour,
})

export const paletteField = (): GroupField => ({
  name: 'palette',
  type: 'group',
  label: label('Bảng màu', 'Palette'),
  fields: [
    colourField('wall', label('Nền tường', 'Wall')),
    colourField('plinth', label('Bục', 'Plinth')),
    colourField('accent', label('Nhấn', 'Accent')),
    colourField('deep', label('Đậm', 'Deep')),
    colourField('soft', label('Nhạt', 'Soft')),
  ],
})
