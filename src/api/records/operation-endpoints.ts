import type { Callers, InputOf, Operation, WireCall } from '@nas/contract/operation'
import * as v from 'valibot'
import type { Credential } from '../../gateways/commerce/operations.ts'
import type { Access, Caller } from '../kit/caller.ts'
import { call, type Endpoint, type Method } from '../kit/endpoint.ts'

export const credentialOf = (caller: Caller): Credential =>
  caller.kind === 'visitor' ? null : caller.commerce

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

/** The call of `/api` that passes its body to an operation and returns the answer. */
export function forward<O extends Operation & { wire: WireCall }>(operation: O): Endpoint {
  const { wire, input, answer, as } = operation
  const [method, path] = wire.call.split(' ') as [Method, string]
  return call({
    method,
    path,
    summary: wire.summary,
    ...guardOf(operation),
    personal: true,
    body: { schema: input, form: 'either' },
    answer: { schema: as === undefined ? answer : v.object({ [as]: answer }) },
    async run({ commerce, caller }, { body }) {
      const result = await commerce.call(operation, credentialOf(caller), body as InputOf<O>)
      return as === undefined ? result : { [as]: result }
    },
  })
}
