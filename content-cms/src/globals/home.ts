import {
  type HomeSectionName,
  type PromiseIcon,
  promisePlaceholders,
} from '@nas/domain/standard-home'
import type { Field, PayloadRequest, TextField } from 'payload'
import { text as validateText } from 'payload/shared'
import { checkPlaceholders } from '../fields/placeholders'
import { localParagraph, localText } from '../fields/plain-fields'
import { type Label, label, messageFor } from '../labels'
import { siteGlobal } from './globals'

const sectionNames: Record<HomeSectionName, Label> = {
  promises: label('Cam kết', 'Promises'),
  categories: label('Danh mục', 'Categories'),
  best_sellers: label('Bán chạy', 'Best sellers'),
  promotion: label('Banner khuyến mãi', 'Promotion banner'),
  film: label('Video', 'Film'),
  club: label('Bài viết Aura Club', 'Aura Club stories'),
}

const iconNames: Record<PromiseIcon, Label> = {
  truck: label('Xe giao hàng', 'Truck'),
  cash: label('Tiền mặt', 'Cash'),
  chat: label('Trò chuyện', 'Chat'),
}

const optionsOf = (names: Record<string, Label>) =>
  Object.entries(names).map(([value, name]) => ({ value, label: name }))

const titled = ['categories', 'best_sellers', 'club']
const ofTitled = {
  condition: (_: unknown, row: { section?: string }) => titled.includes(row.section ?? ''),
}

/** What the home page shows below its banners; rows are moved by drag. */
export const homeinfo = siteGlobal('homeinfo', label('Trang chủ', 'Home page'), [
  {
    name: 'sections',
    type: 'array',
    label: label('Các phần, từ trên xuống', 'Sections, from above'),
    labels: { singular: label('Phần', 'Section'), plural: label('Phần', 'Sections') },
    admin: {
      description: label('Kéo để đổi thứ tự; xóa để ẩn.', 'Drag to reorder; remove to hide.'),
    },
    validate: (rows, { req }) => {
      const names = (rows as { section: string }[] | null)?.map(({ section }) => section) ?? []
      const twice = label('Mỗi phần chỉ có một lần.', 'Each section may appear once.')
      return new Set(names).size === names.length || messageFor(req, twice)
    },
    fields: [
      {
        name: 'section',
        type: 'select',
        required: true,
        label: label('Phần', 'Section'),
        options: optionsOf(sectionNames),
      },
      {
        ...localText('title', label('Tiêu đề', 'Heading')),
        maxLength: 100,
        admin: ofTitled,
        validate: (value: unknown, options) => {
          const { section = '' } = options.siblingData as { section?: string }
          // English falls back to Vietnamese.
          const required = titled.includes(section) && options.req.locale !== 'en'
          return validateText(value as never, { ...options, required } as never)
        },
      } as TextField,
      { ...localParagraph('text', label('Lời dẫn', 'Text')), maxLength: 300, admin: ofTitled },
    ],
  },
  {
    name: 'promises',
    type: 'array',
    maxRows: 4,
    label: label('Cam kết', 'Promises'),
    labels: { singular: label('Cam kết', 'Promise'), plural: label('Cam kết', 'Promises') },
    fields: [
      {
        name: 'icon',
        type: 'select',
        required: true,
        label: label('Biểu tượng', 'Icon'),
        options: optionsOf(iconNames),
      },
      { ...localText('title', label('Cam kết', 'Promise')), maxLength: 60 },
      {
        ...localText('text', label('Giải thích', 'Explanation')),
        validate: (value: unknown, { req }: { req: PayloadRequest }) =>
          checkPlaceholders(req, value, { known: promisePlaceholders }),
        admin: {
          description: label(
            '{{amount}} là số tiền được miễn phí giao hàng',
            '{{amount}} is the sum above which delivery is free',
          ),
        },
      } as Field,
    ],
  },
])
