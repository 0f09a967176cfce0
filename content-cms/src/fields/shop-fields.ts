import type { UIField } from 'payload'
import { label } from '../labels'

/** Address of the shop; empty while building. */
const shop = () => process.env.PUBLIC_URL ?? ''

/** Stock belongs to commerce: staff change it in the back office. */
export const stockField = (): UIField => ({
  name: 'stock',
  type: 'ui',
  label: label('Tồn kho', 'Stock'),
  admin: {
    disableListColumn: true,
    components: { Field: { path: '/fields/stock#Stock', serverProps: { shop: shop() } } },
  },
})

/** How other sites show the page. @param path address of the pages, without the language */
export const pagePreview = (path: string): UIField => ({
  name: 'preview',
  type: 'ui',
  label: label('Xem trước', 'Preview'),
  admin: {
    disableListColumn: true,
    components: {
      Field: { path: '/fields/page-preview#PagePreview', clientProps: { address: shop() + path } },
    },
  },
})
