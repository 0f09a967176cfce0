import type { CollectionConfig, Field } from 'payload'
import { nameField } from '../fields/name-field'
import { orderField } from '../fields/order-field'
import { pictureField } from '../fields/picture-field'
import { priceField } from '../fields/price-field'
import { relationsField } from '../fields/relation-field'
import { searchTextField } from '../fields/search-text-field'
import { slugField } from '../fields/slug-field'
import { stateField } from '../fields/state-field'
import { localParagraph, localRichText, localText } from '../fields/text-fields'
import { groups } from '../labels/groups'
import { label } from '../labels/label'
import { contentCollection } from './content-collection'

const words: Field[] = [
  nameField(label('Tên sản phẩm', 'Product name')),
  localText('title', label('Dòng giới thiệu', 'Title line')),
  localParagraph('description', label('Mô tả ngắn', 'Short description')),
  localText('volume', label('Dung tích, quy cách', 'Volume')),
  localRichText('content', label('Mô tả chi tiết', 'Long description')),
  localRichText('ingredients', label('Thành phần', 'Ingredients')),
  localRichText('guide', label('Hướng dẫn sử dụng', 'How to use')),
]

const pictures: Field[] = [
  pictureField('thub', label('Ảnh sản phẩm', 'Product picture')),
  pictureField('thub_header', label('Ảnh trong menu', 'Menu picture')),
  // The spelling of the next two names is the specification's (SPEC §3).
  pictureField('detail_backgroud', label('Nền trang chi tiết', 'Detail background')),
  pictureField(
    'detail_backgroud_mobile',
    label('Nền chi tiết (di động)', 'Detail background (phone)'),
  ),
  pictureField('ingre_img', label('Ảnh thành phần', 'Ingredients picture')),
  pictureField('guide_img', label('Ảnh hướng dẫn', 'How-to-use picture')),
  { ...pictureField('media', label('Bộ sưu tập ảnh', 'Gallery')), hasMany: true },
]

const relations: Field[] = [
  relationsField('categories', 'categories', label('Chuyên mục', 'Categories')),
  relationsField('subcategories', 'subcategories', label('Nhóm sản phẩm', 'Subcategories')),
  relationsField('related', 'products', label('Sản phẩm liên quan', 'Related products')),
  relationsField('tips', 'tips', label('Mẹo sử dụng', 'Tips')),
]

export const products: CollectionConfig = contentCollection({
  slug: 'products',
  singular: label('Sản phẩm', 'Product'),
  plural: label('Sản phẩm', 'Products'),
  group: groups.shop,
  drafts: true,
  writtenByStaff: true,
  columns: ['name', 'price', 'state', '_status', 'order', 'updatedAt'],
  fields: [
    {
      type: 'tabs',
      tabs: [
        { label: label('Nội dung', 'Words'), fields: [...words, priceField()] },
        { label: label('Hình ảnh', 'Pictures'), fields: pictures },
        { label: label('Liên kết', 'Relations'), fields: relations },
      ],
    },
    slugField(),
    stateField(),
    orderField(),
    {
      name: 'sold',
      type: 'number',
      label: label('Đã bán', 'Sold'),
      defaultValue: 0,
      min: 0,
      index: true,
      admin: { position: 'sidebar' },
    },
    searchTextField(['name', 'title', 'description']),
  ],
})
