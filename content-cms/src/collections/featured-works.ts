import { orderField } from '../fields/order-field'
import { groups } from '../labels/groups'
import { label } from '../labels/label'
import { contentCollection } from './content-collection'

export const featuredWorks = contentCollection({
  slug: 'featured-works',
  singular: label('Dự án nổi bật', 'Featured work'),
  plural: label('Dự án nổi bật', 'Featured works'),
  group: groups.content,
  drafts: false,
  title: 'id',
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
