import { userFields } from '@nas/contract/user'
import { attributesOf, shape } from './shape.ts'

/** What is told of users, and so all that can be asked about them (contract part 5, 6.3). */
export const userShape = shape('users', attributesOf(userFields), { components: { role: 'roles' } })

export const roleShape = shape('roles', {
  id: 'integer',
  name: 'text',
  description: 'text',
  type: 'text',
})
