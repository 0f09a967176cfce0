import type { CollectionConfig, Field, TextField } from 'payload'
import { pricesEndpoint } from '../endpoints/prices'
import { slugField } from '../fields/address-fields'
import {
  choiceField,
  localParagraph,
  localRichText,
  localText,
  nameField,
  orderField,
  paletteField,
  plainText,
  stateField,
} from '../fields/plain-fields'
import { priceConfirmationField, withPriceConfirmation } from '../fields/price-confirmation'
import { priceField, startField } from '../fields/product-fields'
import {
  ingredientField,
  pictureField,
  relationsField,
  traitsField,
} from '../fields/relation-fields'
import { pagePreview, stockField } from '../fields/shop-fields'
import { groups, label } from '../labels'
import { contentCollection } from './content-collection'

export const categories = contentCollection({
  slug: 'categories',
  singular: label('Chuyên mục', 'Category'),
  plural: label('Chuyên mục', 'Categories'),
  group: groups.shop,
  drafts: true,
  columns: ['name', 'incomplete', 'slug', 'state', '_status', 'order'],
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
  columns: ['name', 'incomplete', 'order', 'updatedAt'],
  fields: [nameField(), orderField()],
})

const texts: Field[] = [
  localText('title', label('Dòng giới thiệu', 'Title line')),
  localParagraph('description', label('Mô tả ngắn', 'Short description')),
  localText('volume', label('Dung tích, quy cách', 'Volume')),
  {
    ...localText('badge', label('Nhãn', 'Badge')),
    maxLength: 20,
    admin: {
      description: label(
        'Hiện trên ảnh của sản phẩm, ví dụ: Mới',
        'On the product’s picture, such as: New',
      ),
    },
  } as TextField,
  localRichText('content', label('Mô tả chi tiết', 'Long description')),
  localRichText('ingredients', label('Thành phần', 'Ingredients')),
  localRichText('guide', label('Hướng dẫn sử dụng', 'How to use')),
]

const sales: Field[] = [
  priceField(),
  priceConfirmationField(),
  stockField(),
  startField(
    'stock_start',
    label('Tồn kho ban đầu', 'Stock at the start'),
    label(
      'Chỉ dùng khi sản phẩm được đăng lần đầu; sau đó đổi ở trang Kho hàng',
      'Used once, when the product is first published; after that, change it at Stock',
    ),
  ),
  startField(
    'sold_start',
    label('Đã bán ban đầu', 'Sold at the start'),
    label(
      'Số đã bán trước cửa hàng này; không tính vào “Đã bán”',
      'Sold before this shop; not part of “Sold”',
    ),
    { index: true },
  ),
  plainText('barcode', label('Mã vạch', 'Barcode')),
]

const size = (pixels: string) => label(`Ít nhất ${pixels}`, `At least ${pixels}`)
const square = size('1200 × 1200 px (1:1)')
const upright = size('960 × 1200 px (4:5)')
const wide = size('2000 × 720 px (25:9)')

const pictures: Field[] = [
  pictureField('thub', label('Ảnh sản phẩm', 'Product picture'), square),
  pictureField('thub_header', label('Ảnh trong menu', 'Menu picture'), upright),
  // These two names are spelled as in the specification (SPEC §3).
  pictureField('detail_backgroud', label('Nền trang chi tiết', 'Detail background'), wide),
  pictureField(
    'detail_backgroud_mobile',
    label('Nền chi tiết (di động)', 'Detail background (phone)'),
    size('1080 × 756 px (10:7)'),
  ),
  pictureField('ingre_img', label('Ảnh thành phần', 'Ingredients picture'), upright),
  pictureField('guide_img', label('Ảnh hướng dẫn', 'How-to-use picture'), wide),
  { ...pictureField('media', label('Bộ sưu tập ảnh', 'Gallery'), square), hasMany: true },
]

const relations: Field[] = [
  relationsField('categories', 'categories', label('Chuyên mục', 'Categories')),
  relationsField('subcategories', 'subcategories', label('Nhóm sản phẩm', 'Subcategories')),
  relationsField('related', 'products', label('Sản phẩm liên quan', 'Related products')),
  relationsField('tips', 'tips', label('Mẹo sử dụng', 'Tips')),
]

const facts: Field[] = [
  traitsField(),
  {
    name: 'actives',
    type: 'array',
    maxRows: 12,
    label: label('Hoạt chất chính', 'Main actives'),
    labels: { singular: label('Hoạt chất', 'Active'), plural: label('Hoạt chất', 'Actives') },
    fields: [
      {
        type: 'row',
        fields: [
          ingredientField(),
          { name: 'amount', type: 'number', min: 0, label: label('Hàm lượng', 'Amount') },
          {
            name: 'unit',
            type: 'select',
            label: label('Đơn vị', 'Unit'),
            options: [
              ...['%', 'mg', 'µg', 'IU'].map((unit) => ({ value: unit, label: label(unit, unit) })),
              { value: 'CFU', label: label('tỷ CFU', 'billion CFU') },
            ],
            defaultValue: '%',
          },
        ],
      },
    ],
  },
  choiceField(
    'step',
    label('Bước trong chu trình', 'Step of the routine'),
    {
      cleanse: label('Làm sạch', 'Cleanse'),
      tone: label('Cân bằng', 'Tone'),
      treat: label('Đặc trị', 'Treat'),
      moisturise: label('Dưỡng ẩm', 'Moisturise'),
      protect: label('Chống nắng', 'Protect'),
    },
    { admin: {} },
  ),
  choiceField(
    'use_time',
    label('Dùng khi', 'Used in the'),
    {
      morning: label('Buổi sáng', 'Morning'),
      evening: label('Buổi tối', 'Evening'),
      both: label('Sáng và tối', 'Morning and evening'),
    },
    { admin: {} },
  ),
  plainText('declaration', label('Số công bố', 'Declaration number')),
  localText('origin', label('Xuất xứ', 'Origin')),
  localText('manufacturer', label('Nhà sản xuất', 'Manufacturer')),
  localText('importer', label('Nhà nhập khẩu', 'Importer')),
  localText('shelf_life', label('Hạn sử dụng', 'Shelf life')),
]

const collection = contentCollection({
  slug: 'products',
  singular: label('Sản phẩm', 'Product'),
  plural: label('Sản phẩm', 'Products'),
  group: groups.shop,
  drafts: true,
  writtenByStaff: true,
  columns: ['name', 'thub', 'price', 'incomplete', 'state', '_status', 'updatedAt'],
  endpoints: [pricesEndpoint],
  fields: [
    nameField(label('Tên sản phẩm', 'Product name')),
    {
      name: 'firstStock',
      type: 'ui',
      label: label('Hết hàng khi đăng', 'Sold out when published'),
      admin: { components: { Field: '/fields/first-stock#FirstStock' }, disableListColumn: true },
    },
    {
      type: 'tabs',
      tabs: [
        { label: label('Bán hàng', 'Sales'), fields: sales },
        { label: label('Nội dung', 'Words'), fields: texts },
        { label: label('Hình ảnh', 'Pictures'), fields: pictures },
        { label: label('Thông tin sản phẩm', 'Product facts'), fields: facts },
        { label: label('Liên kết', 'Relations'), fields: relations },
        { label: label('SEO', 'SEO'), fields: [pagePreview('/san-pham')] },
      ],
    },
    slugField(),
    stateField(),
    orderField(),
  ],
})

export const products: CollectionConfig = withPriceConfirmation(collection)

export const tips = contentCollection({
  slug: 'tips',
  singular: label('Mẹo sử dụng', 'Tip'),
  plural: label('Mẹo sử dụng', 'Tips'),
  group: groups.shop,
  drafts: false,
  columns: ['name', 'incomplete', 'order', 'updatedAt'],
  fields: [nameField(), localParagraph('content', label('Nội dung', 'Text')), orderField()],
})
