import type { GroupField } from 'payload'
import { label } from '../labels/label'
import { colourField } from './colour-field'

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
