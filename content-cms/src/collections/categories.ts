import { slugField } from '../fields/address-fields'
import { orderField, stateField } from '../fields/listing-fields'
import { pictureField } from '../fields/relation-fields'
import { localParagraph, nameField, paletteField } from '../fields/text-fields'
import { groups, label } from '../labels'
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

export const subcategories = contentCollection({
  slug: 'subcategories',
  singular: label('Nhóm sản phẩm', 'Subcategory'),
  plural: label('Nhóm sản phẩm', 'Subcategories'),
  group: groups.shop,
  drafts: false,
  columns: ['name', 'order', 'updatedAt'],
  fields: [nameField(), orderField()],
})
