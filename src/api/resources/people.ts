import * as operations from '@nas/contract/people/operations'
import { userSchema } from '@nas/contract/user'
import type { Endpoint } from '../endpoints/endpoint.ts'
import { forward } from '../records/operation-endpoints.ts'
import { flatUser, userRow } from '../shapes/user-shape.ts'

const colleague = { schema: userSchema, of: userRow }

export const people: readonly Endpoint[] = [
  forward(operations.readUserAccount),
  forward(operations.blockCod),
  forward(operations.blockPerson, { schema: userSchema, of: flatUser }),
  forward(operations.addNote),
  forward(operations.inviteStaff, colleague),
  forward(operations.changeRoles, colleague),
  forward(operations.resetStaff, colleague),
  forward(operations.removeStaff, colleague),
]
