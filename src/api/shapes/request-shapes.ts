import { distributorFields, supportFields } from '@nas/contract/requests'
import { attributesOf, shape } from './shape.ts'

/** Sign-ups of partners (SPEC §3). */
export const distributorShape = shape(
  'distributors',
  { id: 'integer', ...attributesOf(distributorFields) },
  { searched: ['name', 'phone'] },
)

/** Requests to customer care (SPEC §3). */
export const supportShape = shape(
  'supports',
  { id: 'integer', ...attributesOf(supportFields) },
  { searched: ['name', 'phone', 'order_code'] },
)
