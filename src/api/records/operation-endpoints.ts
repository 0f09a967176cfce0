import type { Callers, InputOf, Operation, OutputOf, WireCall } from '@nas/contract/operation'
import type { Attributes, ResourceShape } from '@nas/query/shape'
import * as v from 'valibot'
import type { Credential } from '../../gateways/commerce/operations.ts'
import type { Access, Caller } from '../kit/caller.ts'
import { type ApiRequest, call, type Endpoint, type Method } from '../kit/endpoint.ts'
import { affordableQuery } from './affordable-query.ts'
import { entrySource, toEntry } from './entries.ts'

export const credentialOf = (caller: Caller): Credential =>
  caller.kind === 'visitor' ? null : caller.commerce

/** The same; null where the operation is for visitors and not for this kind of caller. */
function credentialFor({ visitor, member, staff }: Callers, caller: Caller): Credential {
  const isAdmitted = caller.kind === 'admin' ? staff : member
  return visitor && !isAdmitted ? null : credentialOf(caller)
}

/** The answer of a call: one record, as the query selects it. */
export async function selectedRecord(
  request: ApiRequest,
  shape: ResourceShape,
  find: () => Promise<Attributes>,
) {
  const selection = affordableQuery(request, shape)
  const row = await find()
  return { data: toEntry(entrySource(request.view), shape.name, row, selection), meta: {} }
}

/** The callers of `/api` that an operation admits, and the permission that staff need. */
export function guardOf({ visitor, member, staff }: Callers): Pick<Endpoint, 'permission'> & {
  access: Access
} {
  const isOwn = staff === undefined || ['own', 'enrolling', 'by state'].includes(staff)
  return {
    access: visitor ? 'all' : member ? (staff ? 'signed-in' : 'member') : 'admin',
    ...(!isOwn && { permission: staff as NonNullable<Endpoint['permission']> }),
  }
}

type Forwarded = Operation & { wire: WireCall }

function wireOf(operation: Forwarded) {
  const { wire, input } = operation
  const [method, path] = wire.call.split(' ') as [Method, string]
  const { summary, limit } = wire
  const body = { schema: input, form: 'either' } as const
  return { method, path, summary, limit, ...guardOf(operation), personal: true, body } as const
}

/** The call of `/api` that passes its body to an operation and returns the answer. */
export function forward<O extends Forwarded>(operation: O): Endpoint {
  const { answer, as } = operation
  return call({
    ...wireOf(operation),
    answer: { schema: as === undefined ? answer : v.object({ [as]: answer }) },
    async run({ commerce, caller }, { body }) {
      const result = await commerce.call(
        operation,
        credentialFor(operation, caller),
        body as InputOf<O>,
      )
      return as === undefined ? result : { [as]: result }
    },
  })
}

/** The same, for an operation that answers with a record, which the query language selects from. */
export function forwardRecord<O extends Forwarded>(
  operation: O,
  shape: ResourceShape,
  rowOf: (record: OutputOf<O>) => Attributes,
): Endpoint {
  return call({
    ...wireOf(operation),
    queries: shape,
    answer: { of: shape, as: 'one' },
    run: (request, { body }) =>
      selectedRecord(request, shape, async () => {
        const { commerce, caller } = request
        return rowOf(
          await commerce.call(operation, credentialFor(operation, caller), body as InputOf<O>),
        )
      }),
  })
}
