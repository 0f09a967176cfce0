import { addressFields } from '@nas/contract/addresses'
import { attributesOf, shape } from './shape.ts'

export const addressShape = shape(
  'addresses',
  { id: 'text', ...attributesOf(addressFields) },
  { relations: { user: { target: 'users', many: false, filter: 'id' } } },
)
