import { disconnect } from '@nas/contract/accounts/operations'
import { connectionsAnswerSchema } from '@nas/contract/connect'
import { operations } from '@nas/contract/operations'
import { receiveDifference, refundOrder, refuseClaim } from '@nas/contract/payments/operations'
import * as people from '@nas/contract/people/operations'
import { resetFactor } from '@nas/contract/second-factor/operations'
import { stockFields } from '@nas/contract/stock/fields'
import { changeStock } from '@nas/contract/stock/operations'
import { userSchema } from '@nas/contract/user'
import type { Endpoint } from '../endpoints/endpoint.ts'
import { forward, forwardRecord, isForwarded } from '../records/operation-endpoints.ts'
import { rowOf } from '../records/operation-records.ts'
import { orderRow, orderShape } from '../shapes/order-shape.ts'
import { stockShape } from '../shapes/record-shapes.ts'
import { flatUser, userRow } from '../shapes/user-shape.ts'

const user = { schema: userSchema, of: flatUser }
const colleague = { schema: userSchema, of: userRow }

/** Their answers are not `{ data }` with the answer of commerce. */
const translated: readonly Endpoint[] = [
  forward(disconnect, {
    schema: connectionsAnswerSchema,
    of: ({ connections }) => ({ data: { connections } }),
  }),
  forward(people.blockPerson, user),
  forward(resetFactor, user),
  forward(people.inviteStaff, colleague),
  forward(people.changeRoles, colleague),
  forward(people.resetStaff, colleague),
  forward(people.removeStaff, colleague),
  forwardRecord(changeStock, stockShape, rowOf(stockFields)),
  forwardRecord(refuseClaim, orderShape, orderRow),
  forwardRecord(receiveDifference, orderShape, orderRow),
  forwardRecord(refundOrder, orderShape, orderRow),
]

const paths = new Set(translated.map(({ path }) => path))

/** The calls of every operation that declares `wire`. */
export const forwarded: readonly Endpoint[] = [
  ...translated,
  ...operations
    .filter(isForwarded)
    .map((operation) => forward(operation))
    .filter(({ path }) => !paths.has(path)),
]
