import type { SelectField } from 'payload'
import { label } from '../labels/label'

/** SPEC §4: only what is active is shown on the storefront. */
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
