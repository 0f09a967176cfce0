import { nameField } from '../fields/name-field'
import { orderField } from '../fields/order-field'
import { slugField } from '../fields/slug-field'
import { localRichText } from '../fields/text-fields'
import { groups } from '../labels/groups'
import { label } from '../labels/label'
import { contentCollection } from './content-collection'

export const policies = contentCollection({
  slug: 'policies',
  singular: label('Chính sách', 'Policy'),
  plural: label('Chính sách', 'Policies'),
  group: groups.content,
  drafts: true,
  columns: ['name', 'slug', '_status', 'order'],
  fields: [
    nameField(),
    localRichText('content', label('Nội dung', 'Text')),
    slugField(),
    orderField(),
  ],
})
