import { apiShape } from '../api-shapes.ts'
import { type Endpoint, signedInCaller } from '../endpoint.ts'
import { flatUser, flatUserWithRole } from '../flat-user.ts'
import { parsePopulate } from '../query/populate.ts'
import { userShape } from '../user-shape.ts'

export const usersMe: Endpoint = {
  method: 'GET',
  path: '/users/me',
  access: 'signed-in',
  personal: true,
  handle: (request) => {
    const caller = signedInCaller(request)
    const scope = { shapeOf: apiShape, conditions: 0 }
    const populate = parsePopulate(scope, userShape, request.query.populate)
    return populate.has('role') ? flatUserWithRole(caller) : flatUser(caller.person)
  },
}
