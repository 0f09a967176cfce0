import type { DateField, NumberField, SelectField } from 'payload'
import { type Label, label } from '../labels'

/** One of several values, chosen in the sidebar. */
export const choiceField = (
  name: string,
  text: Label,
  choices: Record<string, Label>,
  more: Partial<SelectField> = {},
): SelectField =>
  ({
    name,
    type: 'select',
    label: text,
    options: Object.entries(choices).map(([value, title]) => ({ value, label: title })),
    admin: { position: 'sidebar' },
    ...more,
  }) as SelectField

/** SPEC §4: the storefront shows only active records. */
export const stateField = (): SelectField =>
  choiceField(
    'state',
    label('Hiển thị', 'Visibility'),
    { active: label('Đang hiển thị', 'Active'), inactive: label('Tạm ẩn', 'Inactive') },
    { required: true, defaultValue: 'active', index: true },
  )

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
