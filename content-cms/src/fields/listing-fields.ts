import type { DateField, NumberField, SelectField } from 'payload'
import { label } from '../labels'

/** SPEC §4: the storefront shows only active records. */
export const stateField = (): SelectField => ({
  name: 'state',
  type: 'select',
  label: label('Hiển thị', 'Visibility'),
  required: true,
  defaultValue: 'active',
  index: true,
  options: [
    { value: 'active', label: label('Đang hiển thị', 'Active') },
    { value: 'inactive', label: label('Tạm ẩn', 'Inactive') },
  ],
  admin: { position: 'sidebar' },
})

/** SPEC §9: lists are sorted by this number, greatest first. */
export const orderField = (): NumberField => ({
  name: 'order',
  type: 'number',
  label: label('Thứ tự', 'Order'),
  defaultValue: 0,
  index: true,
  admin: {
    position: 'sidebar',
    description: label('Số lớn hơn hiển thị trước', 'The greater number is shown first'),
  },
})

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
