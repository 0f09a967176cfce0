import { stamps } from '@nas/contract/fields'
import { attributesOf, shape } from './shape.ts'

/** Sign-ups of partners (SPEC §3). */
export const distributorShape = shape(
  'distributors',
  {
    id: 'integer',
    name: 'text',
    phone: 'text',
    occupation: 'text',
    company: 'text',
    province: 'text',
    district: 'text',
    ward: 'text',
    address: 'text',
    state: 'text',
    order: 'integer',
    ...attributesOf(stamps),
  },
  { searched: ['name', 'phone'] },
)

/** Requests to customer care (SPEC §3). */
export const supportShape = shape(
  'supports',
  {
    id: 'integer',
    name: 'text',
    phone: 'text',
    type: 'text',
    order_code: 'text',
    message: 'text',
    state: 'text',
    order: 'integer',
    ...attributesOf(stamps),
  },
  { searched: ['name', 'phone', 'order_code'] },
)
