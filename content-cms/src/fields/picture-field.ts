import type { UploadField } from 'payload'
import { upload } from 'payload/shared'
import type { Label } from '../labels/label'
import { existIn, isNewValue } from './existing-relation'

export const pictureField = (name: string, text: Label): UploadField => ({
  name,
  type: 'upload',
  relationTo: 'media',
  label: text,
  validate: async (value: unknown, options) => {
    const verdict = await upload(value as never, options as never)
    if (verdict !== true || !isNewValue(value, options)) return verdict
    return existIn(options.req, 'media', value)
  },
})
