import type { MedusaRequest, MedusaRequestHandler } from '@medusajs/framework/http'
import type { MedusaContainer } from '@medusajs/framework/types'
import {
  type AnyOperation,
  type Callers,
  type GuestOperation,
  type ListOperation,
  type Operation,
  type ParsedOf,
  pathParameters,
} from '@nas/contract/operation'
import { orderProof } from '@nas/contract/order-calls'
import * as v from 'valibot'
import { notFound } from '../../platform/errors/shop-error'
import { assertStorable, parse } from '../../platform/http/parse'
import { unauthorized } from '../queries/account-errors'
import { contextOf, customerOf } from './caller'

/** Medusa registers a middleware with methods like a route file (ADR 0104). */
export interface ShopRoute {
  matcher: string
  methods: ['GET' | 'POST' | 'DELETE']
  bodyParser?: { sizeLimit: number }
  /** Run in this order; the last one writes the response. */
  middlewares: MedusaRequestHandler[]
}

export type CallerOf<C extends Callers> =
  | (C extends { staff: string } ? { kind: 'staff'; id: string } : never)
  | (C extends { key: true } ? { kind: 'key'; id: string } : never)
  | (C extends { member: true } ? { kind: 'member'; id: string } : never)
  | (C extends { guest: object } ? { kind: 'guest'; id: null } : never)
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
    ? (call: Call<O> & { input: ParsedOf<O> }) => ResultOf<O>
    : never

type ResultOf<O extends Operation> = O extends { answer: infer S extends v.GenericSchema }
  ? Promise<v.InferInput<S>> | v.InferInput<S>
  : Promise<void>

type Handlers<Operations> = {
  [Name in keyof Operations as Operations[Name] extends AnyOperation ? Name : never]: Handler<
    Operations[Name]
  >
}

/** Input of the path, from the proof of a guest. @throws ShopError proof_over */
type ProvenInput = (scope: MedusaContainer, proof: string) => Promise<Record<string, unknown>>

type Reader = (request: MedusaRequest, operation: AnyOperation) => Promise<unknown>

/** `staffMayCall` has already checked staff and the key, who call below `/admin` only. */
async function readStaff(request: MedusaRequest) {
  const { actor_type, actor_id } = contextOf(request)
  return { kind: actor_type === 'user' ? 'staff' : 'key', id: actor_id }
}

/** @throws ShopError unauthorized */
async function readCustomer(request: MedusaRequest, { visitor }: AnyOperation) {
  const id = await customerOf(request)
  if (id === null && !visitor) throw unauthorized()
  return id === null ? { kind: 'visitor', id } : { kind: 'member', id }
}

const readGuest = async () => ({ kind: 'guest', id: null })

/** The body of a POST, or the query string. @throws ShopError invalid */
function givenIn({ method, body, query }: MedusaRequest): object {
  const given = Object((method === 'POST' ? body : query) ?? {})
  assertStorable(given)
  return given
}

/** @throws ShopError not_found for a malformed parameter of the path; invalid */
function inputOf(operation: Operation, request: MedusaRequest): unknown {
  const input: Record<string, unknown> = { ...givenIn(request), ...request.params }
  const [name] = pathParameters(operation).filter((parameter) => {
    const { entries } = operation.input as v.ObjectSchema<v.ObjectEntries, undefined>
    return !v.is(entries[parameter] ?? v.string(), input[parameter])
  })
  if (name !== undefined) throw notFound(name)
  return parse(operation.input, input)
}

const proofSchema = v.looseObject({ proof: orderProof })

/** @throws ShopError proof_over, invalid */
async function guestInputOf(
  { input, guest }: GuestOperation,
  request: MedusaRequest,
  provenInput: ProvenInput,
): Promise<unknown> {
  const { proof, ...given } = parse(proofSchema, givenIn(request))
  return parse(input, { ...given, ...guest.fixed, ...(await provenInput(request.scope, proof)) })
}

function answering(
  operation: AnyOperation,
  readCaller: Reader,
  readInput: (request: MedusaRequest) => unknown,
  // biome-ignore lint/suspicious/noExplicitAny: `Handlers` binds each handler to its operation.
  handler: (call: any) => unknown,
): MedusaRequestHandler {
  return async (request, response) => {
    const caller = await readCaller(request, operation)
    const call = { scope: request.scope, caller, request }
    if ('record' in operation) {
      const { rows, count } = (await handler({ ...call, query: request.query })) as {
        rows: unknown[]
        count: number
      }
      response.json({ [operation.as]: rows, count })
      return
    }
    const result = await handler({ ...call, input: await readInput(request) })
    const answer = operation.answer ? result : {}
    response.json(operation.as === undefined ? (answer ?? {}) : { [operation.as]: answer })
  }
}

const bodyLimit = ({ largestBody }: AnyOperation) =>
  largestBody === undefined ? {} : { bodyParser: { sizeLimit: largestBody } }

/** @param provenInput for operations that guests may call */
export function routesOf<Operations extends object>(
  operations: Operations,
  handlers: Handlers<Operations>,
  provenInput?: ProvenInput,
): ShopRoute[] {
  return Object.entries(handlers).flatMap(([name, given]) => {
    const operation = operations[name as keyof Operations] as AnyOperation
    const { staff, key, member, visitor, guest, method, path } = operation
    const handler = given as (call: unknown) => unknown
    const input = (request: MedusaRequest) => inputOf(operation as Operation, request)
    const route = (base: string, readCaller: Reader): ShopRoute => ({
      matcher: `${base}${path}`,
      methods: [method],
      ...bodyLimit(operation),
      middlewares: [answering(operation, readCaller, input, handler)],
    })
    return [
      ...(staff || key ? [route('/admin/shop', readStaff)] : []),
      ...(member || visitor ? [route('/store/shop', readCustomer)] : []),
      ...(guest ? [guestRoute(operation as GuestOperation, handler, provenInput)] : []),
    ]
  })
}

function guestRoute(
  operation: GuestOperation,
  handler: (call: unknown) => unknown,
  provenInput?: ProvenInput,
): ShopRoute {
  if (provenInput === undefined) throw new Error(`${operation.guest.path} has no proofs`)
  const input = (request: MedusaRequest) => guestInputOf(operation, request, provenInput)
  return {
    matcher: `/store/shop${operation.guest.path}`,
    methods: ['POST'],
    ...bodyLimit(operation),
    middlewares: [answering(operation, readGuest, input, handler)],
  }
}
