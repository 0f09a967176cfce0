import type {
  AnyOperation,
  Callers,
  InputOf,
  ListOperation,
  Operation,
  OutputOf,
  PageOf,
  WireCall,
} from '@nas/contract/operation'
import type { Person } from '@nas/contract/people/fields'
import { listPeople } from '@nas/contract/people/operations'
import type { ListQuery } from '@nas/query/list-query'
import type { PlainObject } from '@nas/query/plain-values'
import type { Attributes, ResourceShape } from '@nas/query/shape'
import * as v from 'valibot'
import type { Credential } from '../../gateways/commerce/operations.ts'
import { provingOwner } from '../endpoints/attempts.ts'
import { type Access, type Caller, staffMay } from '../endpoints/caller.ts'
import { type ApiRequest, call, type Endpoint } from '../endpoints/endpoint.ts'
import { selectedRecord } from './affordable-query.ts'

/** The caller's own credential; null where visitors may call and this caller may not. */
export function credentialOf(operation: Callers, caller: Caller): Credential {
  if (caller.kind === 'visitor') return null
  const { visitor, member, staff } = operation
  const { permission } = guardOf(operation)
  const isStaffAdmitted = staff && (permission === undefined || staffMay(caller, permission))
  const isAdmitted = caller.kind === 'admin' ? isStaffAdmitted : member
  return visitor && !isAdmitted ? null : caller.commerce
}

/** Calls commerce with the caller's own credential. */
export function ask<O extends Operation>(
  { commerce, caller }: ApiRequest,
  operation: O,
  input: InputOf<O>,
): Promise<OutputOf<O>> {
  return commerce.call(operation, credentialOf(operation, caller), input)
}

/** A page of a list, with the caller's own credential. */
export const askList = <O extends ListOperation>(
  { commerce, caller }: ApiRequest,
  operation: O,
  query: ListQuery,
): Promise<PageOf<O>> => commerce.list(operation, credentialOf(operation, caller), query)

export async function peopleById(request: ApiRequest, ids: readonly string[]): Promise<Person[]> {
  const values = [...new Set(ids)]
  if (values.length === 0) return []
  const where = { kind: 'list', attribute: 'id', type: 'text', operator: '$in', values } as const
  const query = { where, sort: [], limit: values.length, offset: 0 }
  return (await askList(request, listPeople, query)).rows
}

export function guardOf({
  visitor,
  member,
  staff,
}: Callers): Pick<Endpoint, 'permission' | 'beforeFactor'> & { access: Access } {
  const isOwn = staff === undefined || ['own', 'enrolling', 'by state'].includes(staff)
  return {
    access: visitor ? 'all' : member ? (staff ? 'signed-in' : 'member') : 'admin',
    ...(!isOwn && { permission: staff as NonNullable<Endpoint['permission']> }),
    ...(staff === 'enrolling' && { beforeFactor: true }),
  }
}

type Forwarded = Operation & WireCall

export const isForwarded = (operation: AnyOperation): operation is Forwarded => 'wire' in operation

const entriesOf = (input: v.GenericSchema): v.ObjectEntries =>
  (input as Partial<v.ObjectSchema<v.ObjectEntries, undefined>>).entries ?? {}

/** The input of `/api`, where `current_password` is `currentPassword`. */
function wireInput(operation: Forwarded) {
  const { wire, summary, limit, input } = operation
  const isRead = wire.startsWith('GET ')
  const { current_password: currentPassword, ...others } = entriesOf(input)
  const schema: v.GenericSchema = currentPassword ? v.object({ ...others, currentPassword }) : input
  return {
    summary,
    limit,
    ...guardOf(operation),
    ...(isRead && Object.keys(others).length > 0 && { parameters: schema }),
    ...(!isRead && { body: { schema, form: 'either' } as const }),
  } as const
}

/** Passes the input of a call on; a wrong current password counts as an attempt. */
function pass<O extends Forwarded>(
  operation: O,
  request: ApiRequest,
  { body, parameters }: { body: unknown; parameters: unknown },
): Promise<OutputOf<O>> {
  const { currentPassword: current_password, ...given } = (body ?? parameters ?? {}) as PlainObject
  const isProof = 'current_password' in entriesOf(operation.input)
  const input = isProof ? { ...given, current_password } : given
  const send = () => ask(request, operation, input as InputOf<O>)
  return isProof ? provingOwner(request, send) : send()
}

/** An answer that is not `{ data }`. */
interface WireAnswer<O extends Operation> {
  schema: v.GenericSchema
  of(result: OutputOf<O>): unknown
}

export function forward<O extends Forwarded>(operation: O, answer?: WireAnswer<O>): Endpoint {
  const data = operation.answer
  const schema = answer?.schema ?? (data && v.object({ data }))
  return call(operation.wire, {
    ...wireInput(operation),
    ...(schema && { answer: { schema } }),
    async run(request, given) {
      const result = await pass(operation, request, given)
      return answer ? answer.of(result) : data && { data: result }
    },
  })
}

export function forwardRecord<O extends Forwarded>(
  operation: O,
  shape: ResourceShape,
  rowOf: (record: OutputOf<O>) => Attributes,
): Endpoint {
  return call(operation.wire, {
    ...wireInput(operation),
    queries: shape,
    answer: { of: shape, as: 'one' },
    run: (request, given) =>
      selectedRecord(request, shape, async () => rowOf(await pass(operation, request, given))),
  })
}
