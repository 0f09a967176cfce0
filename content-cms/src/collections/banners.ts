import { sitePathField } from '../fields/address-fields'
import { orderField, stateField } from '../fields/listing-fields'
import { pictureField } from '../fields/relation-fields'
import { localParagraph, localText, nameField } from '../fields/text-fields'
import { groups, label } from '../labels'
import { contentCollection } from './content-collection'

export const banners = contentCollection({
  slug: 'banners',
  singular: label('Banner', 'Banner'),
  plural: label('Banner', 'Banners'),
  group: groups.content,
  drafts: true,
  columns: ['name', 'type', 'state', '_status', 'order'],
  fields: [
    nameField(label('Tiêu đề', 'Headline')),
    localParagraph('description', label('Mô tả', 'Description')),
    pictureField('image', label('Ảnh', 'Picture')),
    pictureField('image_mobile', label('Ảnh (di động)', 'Picture (phone)')),
    sitePathField('link', label('Liên kết', 'Link')),
    localText('link_label', label('Chữ trên nút', 'Link label')),
    {
      name: 'type',
      type: 'select',
      label: label('Vị trí', 'Type'),
      required: true,
      defaultValue: 'home',
      options: [
        { value: 'home', label: label('Trang chủ', 'Home') },
        { value: 'promotion', label: label('Khuyến mãi', 'Promotion') },
      ],
      admin: { position: 'sidebar' },
    },
    {
      name: 'calm_side',
      type: 'select',
      label: label('Phía đặt chữ', 'Side for the text'),
      defaultValue: 'left',
      options: [
        { value: 'left', label: label('Bên trái', 'Left') },
        { value: 'right', label: label('Bên phải', 'Right') },
      ],
      admin: { position: 'sidebar' },
    },
    stateField(),
    orderField(),
  ],
})
