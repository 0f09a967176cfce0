import { sitePathField } from '../fields/address-fields'
import { choiceField, orderField, stateField } from '../fields/listing-fields'
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
    choiceField(
      'type',
      label('Vị trí', 'Type'),
      { home: label('Trang chủ', 'Home'), promotion: label('Khuyến mãi', 'Promotion') },
      { required: true, defaultValue: 'home' },
    ),
    choiceField(
      'calm_side',
      label('Phía đặt chữ', 'Side for the text'),
      { left: label('Bên trái', 'Left'), right: label('Bên phải', 'Right') },
      { defaultValue: 'left' },
    ),
    stateField(),
    orderField(),
  ],
})
