import { doneAnswerSchema } from '@nas/contract/answers'
import type { Call } from '@nas/contract/operation'
import type { LimitName } from '@nas/contract/rate-limits'
import type { Permission } from '@nas/domain/roles'
import { largestInteger } from '@nas/query/limits'
import type { PlainObject } from '@nas/query/plain-values'
import type { ResourceShape } from '@nas/query/shape'
import type * as v from 'valibot'
import { fieldErrors, notFound } from '../answers/api-error.ts'
import type { ApiView } from '../content-view/api-view.ts'
import type { FileBytes, FormRules } from '../input/input-worker.ts'
import { type BodyForm, readBody, readFields, readForm } from './body.ts'
import type { Access, Caller, SignedIn } from './caller.ts'
import type { ApiContext } from './context.ts'
import type { Services } from './services.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

export interface ApiRequest extends Services {
  request: Request
  context: ApiContext
  caller: Caller
  view: ApiView
  /** The last part of the path when the endpoint has an `:id`; empty otherwise. */
  id: string
  /** The parsed query string, not yet validated for a resource. */
  query: PlainObject
  body(): Promise<PlainObject | null>
}

export type JsonAnswer =
  | { of: ResourceShape; as: 'list' | 'one' | 'bare list' | 'bare' }
  | { schema: v.GenericSchema }

export type AnswerDescription = JsonAnswer | { redirectsTo: string } | { file: string }

/** Used by the router, the generated tests and the OpenAPI description. */
export interface Endpoint {
  method: Method
  /** e.g. `/orders/:id` */
  path: string
  summary: string
  access: Access
  permission?: Permission
  /** Open to staff who must set up their second factor first; all other calls are not. */
  beforeFactor?: true
  /** The response depends on the caller and must not be cached. */
  personal?: true
  /** Depends only on public content, so a visitor's response is cached until content changes. */
  content?: true
  /** Members reach only their own records; others do not exist for them. */
  own?: true
  /** Counted against this limit of the caller's address before anything else. */
  limit?: LimitName
  /** The resource whose names a query may use; absent without query language. */
  queries?: ResourceShape
  parameters?: v.GenericSchema
  body?: { schema: v.GenericSchema; form: BodyForm }
  upload?: FormRules
  answer: AnswerDescription
  /** @returns the JSON of the response, or a Reply */
  handle(request: ApiRequest): Promise<unknown> | unknown
}

export function signedInCaller({ caller }: ApiRequest): SignedIn {
  if (caller.kind === 'visitor') throw new Error('An endpoint for members was called by a visitor')
  return caller
}

/** @throws ApiError 404 for a malformed id (API §3), or one larger than any column of ids holds */
export function numericId(id: string): number {
  const number = /^[1-9]\d{0,9}$/.test(id) ? Number(id) : Number.NaN
  if (!(number <= largestInteger)) throw notFound()
  return number
}

/** @throws ApiError for a malformed key */
export function idempotencyKey({ request }: ApiRequest): string | null {
  const key = request.headers.get('idempotency-key')
  if (key === null || /^[\x21-\x7e]{1,200}$/.test(key)) return key
  const message = 'Idempotency-Key must be 1 to 200 visible characters'
  throw fieldErrors([{ path: ['Idempotency-Key'], code: 'malformed', message }])
}

type Schema = v.GenericSchema

interface CallDescription<B extends Schema, P extends Schema>
  extends Omit<
    Endpoint,
    'method' | 'path' | 'personal' | 'body' | 'parameters' | 'answer' | 'handle'
  > {
  body?: { schema: B; form: BodyForm }
  parameters?: P
  /** `{ data: { ok: true } }` by default. */
  answer?: AnswerDescription
  /** The response depends on nothing but the request, so that it is not marked as personal. */
  shared?: true
  run(
    request: ApiRequest,
    given: { body: v.InferOutput<B>; parameters: v.InferOutput<P>; files: readonly FileBytes[] },
  ): Promise<unknown> | unknown
}

/** A call that is not an operation of a resource; its input is validated before it runs. */
export function call<B extends Schema, P extends Schema>(
  name: Call,
  { run, body, parameters, answer, shared, ...rest }: CallDescription<B, P>,
): Endpoint {
  const [method, path] = name.split(' ') as [Method, string]
  return {
    method,
    path,
    ...rest,
    answer: answer ?? { schema: doneAnswerSchema },
    ...(!shared && !rest.content && { personal: true }),
    ...(body && { body }),
    ...(parameters && { parameters }),
    handle: async (request) => {
      const checked = parameters ? readFields(parameters, request.query) : undefined
      const form = rest.upload && (await readForm(request, rest.upload))
      const fields: PlainObject =
        form?.fields ?? (body ? readBody(await request.body(), body.form) : {})
      const result = await run(request, {
        body: (body ? readFields(body.schema, fields) : undefined) as v.InferOutput<B>,
        parameters: checked as v.InferOutput<P>,
        files: form?.files ?? [],
      })
      return answer ? result : (result ?? { data: { ok: true } })
    },
  }
}
