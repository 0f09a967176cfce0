import { nameField } from '../fields/name-field'
import { orderField } from '../fields/order-field'
import { groups } from '../labels/groups'
import { label } from '../labels/label'
import { contentCollection } from './content-collection'

export const subcategories = contentCollection({
  slug: 'subcategories',
  singular: label('Nhóm sản phẩm', 'Subcategory'),
  plural: label('Nhóm sản phẩm', 'Subcategories'),
  group: groups.shop,
  drafts: false,
  columns: ['name', 'order', 'updatedAt'],
  fields: [nameField(), orderField()],
})
