import type { TextField } from 'payload'
import { type Label, label } from '../labels/label'

export const nameField = (text: Label = label('Tên', 'Name')): TextField => ({
  name: 'name',
  type: 'text',
  label: text,
  localized: true,
  required: true,
})
