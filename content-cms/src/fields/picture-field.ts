import type { UploadField } from 'payload'
import type { Label } from '../labels/label'

export const pictureField = (name: string, text: Label): UploadField => ({
  name,
  type: 'upload',
  relationTo: 'media',
  label: text,
})
