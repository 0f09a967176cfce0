import {
  type AnyOperation,
  type GuestInputOf,
  type GuestOperation,
  type InputOf,
  type ListOperation,
  type Operation,
  type OutputOf,
  type PageOf,
  pathParameters,
} from '@nas/contract/operation'
import { type ListQuery, listQueryParameters } from '@nas/query/list-query'
import type { PlainObject } from '@nas/query/plain-values'
import * as v from 'valibot'
import { type Caller, type CommerceSettings, createCommerceClient, routeFor } from './client.ts'

export interface Guest {
  proof: string
}

/** A signed-in caller, the shop's own secret key, or null for a visitor. */
export type Credential = Caller | 'key' | null

/** The shop's calls to Medusa. Every call may throw a GatewayError. */
export interface CommerceGateway {
  call<O extends Operation>(
    operation: O,
    credential: Credential,
    input: InputOf<O>,
    /** Repeated under this key after a lost connection. */
    idempotencyKey?: string | null,
  ): Promise<OutputOf<O>>
  callAsGuest<O extends GuestOperation>(
    operation: O,
    guest: Guest,
    input: GuestInputOf<O>,
  ): Promise<OutputOf<O>>
  list<O extends ListOperation>(
    operation: O,
    credential: Credential,
    query: ListQuery,
  ): Promise<PageOf<O>>
}

/** @throws Error naming the places where an answer differs from its declaration, not its values */
function declared<S extends v.GenericSchema>(
  schema: S,
  answer: unknown,
  { method, path }: AnyOperation,
): v.InferOutput<S> {
  const { success, output, issues = [] } = v.safeParse(schema, answer)
  if (success) return output
  const places = issues.slice(0, 5).map((issue) => v.getDotPath(issue) ?? 'the whole')
  throw new Error(`The answer of ${method} ${path} is malformed at ${places.join()}`)
}

const responseSchema = v.looseObject({})

export function createMedusaCommerce(settings: CommerceSettings): CommerceGateway {
  const { shop } = createCommerceClient(settings)

  function send(
    operation: AnyOperation,
    credential: Credential,
    input: PlainObject,
    key: string | null = null,
  ) {
    const { method, path } = operation
    const names = pathParameters(operation)
    const filled = names.reduce(
      (route, name) => route.replace(`:${name}`, () => encodeURIComponent(String(input[name]))),
      path,
    )
    const rest = Object.entries(input).filter(
      ([name, value]) => value !== undefined && !names.includes(name),
    )
    const isKey = credential === 'key'
    const caller = isKey ? ({ actor: 'user' } as const) : (credential ?? { actor: 'customer' })
    return shop(routeFor(caller, filled), responseSchema, {
      method,
      ...(isKey ? { trusted: true } : { token: credential?.token ?? null }),
      ...(key !== null && { headers: { 'Idempotency-Key': key } }),
      ...(method === 'POST'
        ? { body: Object.fromEntries(rest) }
        : { query: Object.fromEntries(rest.map(([name, value]) => [name, String(value)])) }),
    })
  }

  function answerOf<O extends Operation>(operation: O, response: PlainObject): OutputOf<O> {
    const { as, answer } = operation
    if (answer === undefined) return undefined as OutputOf<O>
    const given = as === undefined ? response : response[as]
    return declared(answer, given, operation) as OutputOf<O>
  }

  return {
    async call(operation, credential, input, key) {
      return answerOf(operation, await send(operation, credential, input as PlainObject, key))
    },

    async callAsGuest(operation, { proof }, input) {
      const path = routeFor({ actor: 'customer' }, operation.guest.path)
      const body = { ...input, proof }
      return answerOf(operation, await shop(path, responseSchema, { method: 'POST', body }))
    },

    async list(operation, credential, query) {
      const { as, record } = operation
      const response: PlainObject = await send(operation, credential, listQueryParameters(query))
      const page = v.object({ rows: v.array(record), count: v.number() })
      return declared(page, { rows: response[as], count: response.count }, operation)
    },
  }
}
