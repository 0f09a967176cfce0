import type { MedusaRequest, MedusaRequestHandler } from '@medusajs/framework/http'
import type { MedusaContainer } from '@medusajs/framework/types'
import {
  type AnyOperation,
  type Callers,
  type ListOperation,
  type Operation,
  type ParsedOf,
  pathParameters,
} from '@nas/contract/operation'
import * as v from 'valibot'
import { notFound } from '../../platform/errors/shop-error'
import { assertStorable, parse } from '../../platform/http/parse'
import type { ShopRoute } from '../../platform/http/shop-route'
import { unauthorized } from '../queries/account-errors'
import { contextOf, customerOf } from './caller'

/** Kind and account of the caller, limited to the callers that the operation admits. */
export type CallerOf<C extends Callers> =
  | (C extends { staff: string } ? { kind: 'staff'; id: string } : never)
  | (C extends { key: true } ? { kind: 'key'; id: string } : never)
  | (C extends { member: true } ? { kind: 'member'; id: string } : never)
  | (C extends { visitor: true } ? { kind: 'visitor'; id: null } : never)

interface Call<O extends AnyOperation> {
  scope: MedusaContainer
  caller: CallerOf<O>
  request: MedusaRequest
}

/** A list gets the query string for `readListQuery`; its columns depend on the caller. */
export type Handler<O> = O extends ListOperation
  ? (
      call: Call<O> & { query: Record<string, unknown> },
    ) => Promise<{ rows: v.InferInput<O['record']>[]; count: number }>
  : O extends Operation
    ? (
        call: Call<O> & { input: ParsedOf<O> },
      ) => Promise<v.InferInput<O['answer']>> | v.InferInput<O['answer']>
    : never

type Handlers<Operations> = {
  [Name in keyof Operations as Operations[Name] extends AnyOperation ? Name : never]: Handler<
    Operations[Name]
  >
}

type Base = '/admin/shop' | '/store/shop'

/** `staffMayCall` has already checked staff and the key, who call below `/admin` only. */
async function callerOf(operation: AnyOperation, base: Base, request: MedusaRequest) {
  if (base === '/admin/shop') {
    const { actor_type, actor_id } = contextOf(request)
    return { kind: actor_type === 'user' ? 'staff' : 'key', id: actor_id }
  }
  const id = await customerOf(request)
  if (id === null && !operation.visitor) throw unauthorized()
  return id === null ? { kind: 'visitor', id } : { kind: 'member', id }
}

/** @throws ShopError not_found for a malformed parameter of the path; invalid */
function inputOf(operation: Operation, { method, body, query, params }: MedusaRequest): unknown {
  const given = Object((method === 'POST' ? body : query) ?? {})
  assertStorable(given)
  const input = { ...given, ...params }
  const [name] = pathParameters(operation).filter((parameter) => {
    const { entries } = operation.input as v.ObjectSchema<v.ObjectEntries, undefined>
    return !v.is(entries[parameter] ?? v.string(), input[parameter])
  })
  if (name !== undefined) throw notFound(name)
  return parse(operation.input, input)
}

function answering(
  operation: AnyOperation,
  base: Base,
  // biome-ignore lint/suspicious/noExplicitAny: `Handlers` binds each handler to its operation.
  handler: (call: any) => unknown,
): MedusaRequestHandler {
  return async (request, response) => {
    const caller = await callerOf(operation, base, request)
    const call = { scope: request.scope, caller, request }
    if ('record' in operation) {
      const { rows, count } = (await handler({ ...call, query: request.query })) as {
        rows: unknown[]
        count: number
      }
      response.json({ [operation.as]: rows, count })
      return
    }
    const answer = await handler({ ...call, input: inputOf(operation, request) })
    response.json(operation.as === undefined ? (answer ?? {}) : { [operation.as]: answer })
  }
}

const bases = ({ staff, key, member, visitor }: Callers): Base[] => [
  ...(staff || key ? (['/admin/shop'] as const) : []),
  ...(member || visitor ? (['/store/shop'] as const) : []),
]

/** The routes of a capability's operations; each operation has exactly one handler. */
export function routesOf<Operations extends object>(
  operations: Operations,
  handlers: Handlers<Operations>,
): ShopRoute[] {
  return Object.entries(handlers).flatMap(([name, handler]) => {
    const operation = operations[name as keyof Operations] as AnyOperation
    return bases(operation).map((base): ShopRoute => {
      const middlewares = [answering(operation, base, handler as (call: unknown) => unknown)]
      return { matcher: `${base}${operation.path}`, methods: [operation.method], middlewares }
    })
  })
}
