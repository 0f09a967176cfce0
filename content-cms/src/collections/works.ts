import { nameField } from '../fields/name-field'
import { orderField } from '../fields/order-field'
import { pictureField } from '../fields/picture-field'
import { slugField } from '../fields/slug-field'
import { localRichText, plainText } from '../fields/text-fields'
import { groups } from '../labels/groups'
import { label } from '../labels/label'
import { contentCollection } from './content-collection'

export const works = contentCollection({
  slug: 'works',
  singular: label('Dự án', 'Work'),
  plural: label('Dự án', 'Works'),
  group: groups.content,
  drafts: true,
  columns: ['name', 'category', 'year', '_status'],
  fields: [
    nameField(),
    localRichText('content', label('Nội dung', 'Text')),
    pictureField('thub', label('Ảnh đại diện', 'Picture')),
    plainText('category', label('Loại dự án', 'Category')),
    { name: 'year', type: 'number', label: label('Năm', 'Year'), min: 1900, max: 2200 },
    plainText('location', label('Địa điểm', 'Location')),
    slugField('url', label('Đường dẫn', 'Address')),
    orderField(),
  ],
})
