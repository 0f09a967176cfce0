import type { CollectionSlug } from 'payload'
import { type Label, label } from '../labels'

export interface Kind {
  label: Label
  collection: CollectionSlug
  /** Finds the document of a row; `id` may be empty. */
  key: 'slug' | 'from' | 'id'
  /** Text that finds the document of a row without an id. */
  title?: string
  /** Names of the fields; a localised one has a column for each language. */
  fields: readonly string[]
  /** Whether a row with an unknown key makes a document. */
  creates: boolean
}

/** What editors export and import. Templates, exports, comparisons and imports follow from it. */
export const kinds = {
  products: {
    label: label('Nội dung sản phẩm', 'Texts of products'),
    collection: 'products',
    key: 'slug',
    fields: [
      ...['name', 'title', 'description', 'volume', 'badge', 'content', 'ingredients', 'guide'],
      ...['origin', 'manufacturer', 'importer', 'shelf_life', 'declaration', 'barcode', 'state'],
    ],
    creates: false,
  },
  prices: {
    label: label('Giá', 'Prices'),
    collection: 'products',
    key: 'slug',
    fields: ['name', 'price', 'price_confirmed'],
    creates: false,
  },
  faqs: {
    label: label('Câu hỏi thường gặp', 'Questions'),
    collection: 'faqs',
    key: 'id',
    title: 'question',
    fields: ['question', 'answer', 'order'],
    creates: true,
  },
  redirects: {
    label: label('Chuyển hướng', 'Redirects'),
    collection: 'redirects',
    key: 'from',
    fields: ['to'],
    creates: true,
  },
} as const satisfies Record<string, Kind>

export type KindName = keyof typeof kinds

export const isKindName = (name: unknown): name is KindName => Object.hasOwn(kinds, String(name))
