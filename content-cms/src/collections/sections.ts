import { sitePathField } from '../fields/address-fields'
import { orderField } from '../fields/listing-fields'
import { pictureField } from '../fields/relation-fields'
import { localRichText, localText, nameField } from '../fields/text-fields'
import { groups, label } from '../labels'
import { contentCollection } from './content-collection'

/** The texts of the pages that are more than a list; a page's first section is its head. */
export const sections = contentCollection({
  slug: 'sections',
  singular: label('Phần của trang', 'Page section'),
  plural: label('Phần của trang', 'Page sections'),
  group: groups.content,
  drafts: true,
  columns: ['name', 'page', '_status', 'order'],
  fields: [
    nameField(label('Tiêu đề', 'Heading')),
    localRichText('content', label('Nội dung', 'Text')),
    pictureField('thub', label('Ảnh', 'Picture')),
    sitePathField('link', label('Liên kết', 'Link')),
    localText('link_label', label('Chữ của liên kết', 'Link label')),
    {
      name: 'page',
      type: 'select',
      label: label('Trang', 'Page'),
      required: true,
      index: true,
      options: [
        { value: 'about', label: label('Về NAS', 'About NAS') },
        { value: 'business', label: label('Kinh doanh cùng NAS', 'Business with NAS') },
        { value: 'contact', label: label('Liên hệ', 'Contact') },
        { value: 'support', label: label('Chăm sóc khách hàng', 'Customer care') },
        { value: 'shopping', label: label('Thông tin mua sắm', 'Shopping information') },
      ],
      admin: { position: 'sidebar' },
    },
    orderField(),
  ],
})
