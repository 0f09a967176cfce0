import { shape, stamps } from './shape.ts'

/** What is told of users, and so all that can be asked about them (contract part 5, 6.3). */
export const userShape = shape(
  'users',
  {
    id: 'text',
    username: 'text',
    email: 'text',
    provider: 'text',
    confirmed: 'boolean',
    blocked: 'boolean',
    fullname: 'text',
    phone: 'text',
    gender: 'text',
    ...stamps,
  },
  { components: { role: 'roles' } },
)

export const roleShape = shape('roles', {
  id: 'integer',
  name: 'text',
  description: 'text',
  type: 'text',
})
