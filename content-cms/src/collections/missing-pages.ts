import type { CollectionConfig } from 'payload'
import { leadsToPage } from '../fields/existing-pages'
import { label } from '../labels'
import { countedCollection } from './counted'

const collection = countedCollection({
  slug: 'missing-pages',
  singular: label('Địa chỉ không có trang', 'Missing page'),
  plural: label('Địa chỉ không có trang', 'Missing pages'),
  text: { name: 'path', label: label('Địa chỉ', 'Address'), maxLength: 200 },
  isMissing: async (req, path) => !(await leadsToPage(req, path)),
  fields: [
    {
      name: 'redirect',
      type: 'ui',
      label: label('Chuyển hướng', 'Redirect'),
      admin: { components: { Cell: '/dashboard/add-redirect#AddRedirectCell' } },
    },
  ],
})

/** Addresses that answer 404, until they have a page or a redirect (ADR 0208). */
export const missingPages: CollectionConfig = {
  ...collection,
  admin: { ...collection.admin, defaultColumns: ['path', 'count', 'redirect', 'updatedAt'] },
}
