import { maxBlockProducts } from '@nas/domain/rich-text/product-block'
import { calloutKinds, maxGalleryPictures } from '@nas/domain/rich-text/text-blocks'
import { videoAddress } from '@nas/domain/rich-text/video-address'
import type { Block, RichTextField, TextFieldSingleValidation } from 'payload'
import { relationship } from 'payload/shared'
import { filmField } from '../films/film-fields'
import { label, messageFor } from '../labels'

const videoRule = label(
  'Chọn một phim, hoặc nhập địa chỉ của một video trên YouTube hoặc Vimeo',
  'Choose a film, or enter the address of a video at YouTube or Vimeo',
)

const validateVideo: TextFieldSingleValidation = (value, { req }) =>
  (typeof value === 'string' && videoAddress(value) !== null) || messageFor(req, videoRule)

export const videoBlock: Block = {
  slug: 'video',
  interfaceName: 'VideoBlock',
  labels: { singular: label('Video', 'Video'), plural: label('Video', 'Videos') },
  admin: { disableBlockName: true },
  fields: [
    filmField('film', 'url', label('Phim tải lên', 'Uploaded film')),
    {
      name: 'url',
      type: 'text',
      label: label('Địa chỉ video (YouTube, Vimeo)', 'Address of the video (YouTube, Vimeo)'),
      required: true,
      validate: validateVideo,
      admin: { condition: (_data, { film }) => !film },
    },
    {
      name: 'title',
      type: 'text',
      label: label('Tên cho người khiếm thị', 'Name for people who cannot see it'),
      maxLength: 200,
    },
  ],
}

export const productsBlock: Block = {
  slug: 'products',
  interfaceName: 'ProductsBlock',
  labels: {
    singular: label('Thẻ sản phẩm', 'Product cards'),
    plural: label('Thẻ sản phẩm', 'Product cards'),
  },
  admin: { disableBlockName: true },
  fields: [
    {
      name: 'products',
      type: 'relationship',
      relationTo: 'products',
      hasMany: true,
      required: true,
      maxRows: maxBlockProducts,
      // Accepts deleted products: an article that names one can still be saved.
      validate: (value, options) => relationship(value, { ...options, filterOptions: undefined }),
      label: label(
        `Sản phẩm (tối đa ${maxBlockProducts})`,
        `Products (at most ${maxBlockProducts})`,
      ),
    },
  ],
}

export const galleryBlock: Block = {
  slug: 'gallery',
  interfaceName: 'GalleryBlock',
  labels: { singular: label('Bộ ảnh', 'Gallery'), plural: label('Bộ ảnh', 'Galleries') },
  admin: { disableBlockName: true },
  fields: [
    {
      name: 'pictures',
      type: 'upload',
      relationTo: 'media',
      hasMany: true,
      required: true,
      maxRows: maxGalleryPictures,
      label: label(
        `Hình ảnh (tối đa ${maxGalleryPictures})`,
        `Pictures (at most ${maxGalleryPictures})`,
      ),
      admin: {
        description: label(
          'Mô tả và chú thích lấy từ từng hình',
          'Descriptions and captions are those of the pictures',
        ),
      },
    },
  ],
}

/** @param editor of its words */
export const calloutBlock = (editor: RichTextField['editor']): Block => ({
  slug: 'callout',
  interfaceName: 'CalloutBlock',
  labels: { singular: label('Khung lưu ý', 'Callout'), plural: label('Khung lưu ý', 'Callouts') },
  admin: { disableBlockName: true },
  fields: [
    {
      name: 'kind',
      type: 'select',
      label: label('Loại', 'Kind'),
      required: true,
      defaultValue: 'info',
      options: Object.entries(calloutKinds).map(([value, text]) => ({ value, label: text })),
    },
    { name: 'text', type: 'richText', label: label('Nội dung', 'Text'), required: true, editor },
  ],
})
