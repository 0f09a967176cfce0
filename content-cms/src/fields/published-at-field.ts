import type { DateField } from 'payload'
import { label } from '../labels/label'

export const publishedAtField = (): DateField => ({
  name: 'published_at',
  type: 'date',
  label: label('Ngày đăng', 'Published on'),
  index: true,
  defaultValue: () => new Date().toISOString(),
  admin: {
    position: 'sidebar',
    date: { pickerAppearance: 'dayAndTime', displayFormat: 'dd/MM/yyyy HH:mm' },
  },
})
