import { slugField } from '../fields/address-fields'
import { localRichText, nameField, orderField, plainText } from '../fields/plain-fields'
import { pictureField } from '../fields/relation-fields'
import { groups, label } from '../labels'
import { contentCollection } from './content-collection'

export const works = contentCollection({
  slug: 'works',
  singular: label('Dự án', 'Work'),
  plural: label('Dự án', 'Works'),
  group: groups.content,
  drafts: true,
  columns: ['name', 'incomplete', 'category', 'year', '_status'],
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

export const featuredWorks = contentCollection({
  slug: 'featured-works',
  singular: label('Dự án nổi bật', 'Featured work'),
  plural: label('Dự án nổi bật', 'Featured works'),
  group: groups.content,
  drafts: false,
  title: 'id',
  searched: 'work.searchText',
  columns: ['work', 'order', 'updatedAt'],
  fields: [
    {
      name: 'work',
      type: 'relationship',
      relationTo: 'works',
      label: label('Dự án', 'Work'),
      required: true,
    },
    orderField(),
  ],
})

export const innovations = contentCollection({
  slug: 'innovations',
  singular: label('Nghiên cứu', 'Innovation'),
  plural: label('Nghiên cứu', 'Innovations'),
  group: groups.content,
  drafts: true,
  columns: ['name', 'incomplete', 'url', '_status', 'order'],
  fields: [
    nameField(),
    localRichText('content', label('Nội dung', 'Text')),
    slugField('url', label('Đường dẫn', 'Address')),
    orderField(),
  ],
})
