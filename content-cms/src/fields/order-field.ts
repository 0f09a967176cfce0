import type { NumberField } from 'payload'
import { label } from '../labels/label'

/** SPEC §9: lists show the greater number first. */
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
