import type { UIField } from 'payload'
import { label } from '../labels'

export const plansField = (): UIField => ({
  name: 'plans',
  type: 'ui',
  label: label('Lịch đăng', 'Plans'),
  admin: {
    disableBulkEdit: true,
    disableListColumn: true,
    components: { Field: '/plans/document-plans#DocumentPlans' },
  },
})
