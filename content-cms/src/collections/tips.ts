import { nameField } from '../fields/name-field'
import { orderField } from '../fields/order-field'
import { localParagraph } from '../fields/text-fields'
import { groups } from '../labels/groups'
import { label } from '../labels/label'
import { contentCollection } from './content-collection'

export const tips = contentCollection({
  slug: 'tips',
  singular: label('Mẹo sử dụng', 'Tip'),
  plural: label('Mẹo sử dụng', 'Tips'),
  group: groups.shop,
  drafts: false,
  columns: ['name', 'order', 'updatedAt'],
  fields: [nameField(), localParagraph('content', label('Nội dung', 'Text')), orderField()],
})
