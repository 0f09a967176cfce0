import { nameField } from '../fields/name-field'
import { orderField } from '../fields/order-field'
import { slugField } from '../fields/slug-field'
import { localRichText } from '../fields/text-fields'
import { groups } from '../labels/groups'
import { label } from '../labels/label'
import { contentCollection } from './content-collection'

export const innovations = contentCollection({
  slug: 'innovations',
  singular: label('Nghiên cứu', 'Innovation'),
  plural: label('Nghiên cứu', 'Innovations'),
  group: groups.content,
  drafts: true,
  columns: ['name', 'url', '_status', 'order'],
  fields: [
    nameField(),
    localRichText('content', label('Nội dung', 'Text')),
    slugField('url', label('Đường dẫn', 'Address')),
    orderField(),
  ],
})
