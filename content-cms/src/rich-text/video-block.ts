import { videoAddress } from '@nas/domain/rich-text/video-address'
import type { Block, TextFieldSingleValidation } from 'payload'
import { label, messageFor } from '../labels'

const rule = label(
  'Địa chỉ của một video trên YouTube hoặc Vimeo',
  'The address of a video at YouTube or Vimeo',
)

const validate: TextFieldSingleValidation = (value, { req }) =>
  (typeof value === 'string' && videoAddress(value) !== null) || messageFor(req, rule)

/** A video inside the text: its page at YouTube or Vimeo. */
export const videoBlock: Block = {
  slug: 'video',
  interfaceName: 'VideoBlock',
  labels: { singular: label('Video', 'Video'), plural: label('Video', 'Videos') },
  admin: { disableBlockName: true },
  fields: [
    {
      name: 'url',
      type: 'text',
      label: label('Địa chỉ video (YouTube, Vimeo)', 'Address of the video (YouTube, Vimeo)'),
      required: true,
      validate,
    },
    {
      name: 'title',
      type: 'text',
      label: label('Tên cho người khiếm thị', 'Name for people who cannot see it'),
      maxLength: 200,
    },
  ],
}
