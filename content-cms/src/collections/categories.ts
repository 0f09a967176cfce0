import { nameField } from '../fields/name-field'
import { orderField } from '../fields/order-field'
import { paletteField } from '../fields/palette-field'
import { pictureField } from '../fields/picture-field'
import { slugField } from '../fields/slug-field'
import { stateField } from '../fields/state-field'
import { localParagraph } from '../fields/text-fields'
import { groups } from '../labels/groups'
import { label } from '../labels/label'
import { contentCollection } from './content-collection'

export const categories = contentCollection({
  slug: 'categories',
  singular: label('Chuyên mục', 'Category'),
  plural: label('Chuyên mục', 'Categories'),
  group: groups.shop,
  drafts: true,
  columns: ['name', 'slug', 'state', '_status', 'order'],
  fields: [
    nameField(),
    localParagraph('description', label('Mô tả', 'Description')),
    pictureField('thub', label('Ảnh đầu trang', 'Page picture')),
    pictureField('thub_mobile', label('Ảnh đầu trang (di động)', 'Page picture (phone)')),
    pictureField('home_thub', label('Ảnh trang chủ', 'Home picture')),
    pictureField('home_thub_mobile', label('Ảnh trang chủ (di động)', 'Home picture (phone)')),
    paletteField(),
    slugField(),
    stateField(),
    orderField(),
  ],
})
