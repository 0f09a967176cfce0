import { shape, stamps } from './shape.ts'

export const addressShape = shape(
  'addresses',
  {
    id: 'text',
    name: 'text',
    phone: 'text',
    address: 'text',
    province: 'text',
    district: 'text',
    ward: 'text',
    ...stamps,
  },
  { relations: { user: { target: 'users', many: false, filter: 'id' } } },
)
