import { hasRecordPages } from '@nas/domain/page-addresses'
import type { UIField } from 'payload'
import { label } from '../labels'

const related = ['subcategories', 'traits', 'tips']

/** Whether other content refers to its records, or links to their pages. */
export const canBeUsed = (slug: string): boolean => hasRecordPages(slug) || related.includes(slug)

export const usedInField = (): UIField => ({
  name: 'used_in',
  type: 'ui',
  label: label('Được dùng ở', 'Used in'),
  admin: {
    position: 'sidebar',
    disableBulkEdit: true,
    disableListColumn: true,
    components: { Field: '/uses/used-in#UsedIn' },
  },
})
