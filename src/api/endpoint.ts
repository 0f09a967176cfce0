import type { Permission } from '@nas/domain/duties'
import type { PlainObject } from '@nas/query/plain-values'
import type { ResourceShape } from '@nas/query/shape'
import type * as v from 'valibot'
import { notFound } from './api-error.ts'
import type { ApiView } from './api-view.ts'
import type { Access, Caller, SignedIn } from './caller.ts'
import type { ApiContext } from './context.ts'
import type { LimitName } from './rate-limits.ts'
import type { Services } from './services.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

export interface ApiRequest extends Services {
  request: Request
  context: ApiContext
  caller: Caller
  /** Public content as the caller may see it. */
  view: ApiView
  /** The last part of the path where the endpoint has an `:id`; empty otherwise. */
  id: string
  /** The query string, read but not yet checked against a resource. */
  query: PlainObject
  body(): Promise<PlainObject | null>
}

/** Fields stand in `data`, bare, or either way (contract part 0). */
export type BodyForm = 'data' | 'bare' | 'either'

/** What the body must be; checked before anything is done. */
interface BodyDescription {
  schema: v.GenericSchema
  form: BodyForm
}

/** A form with files in it, in the place of a JSON body. */
export interface UploadDescription {
  field: string
  maxFiles: number
  /** Bytes of one file. */
  largestFile: number
}

/** The form of a good answer: records of a resource, or whatever a schema says. */
export type JsonAnswer =
  | { of: ResourceShape; as: 'list' | 'one' | 'bare list' | 'bare' }
  | { schema: v.GenericSchema }

/** Some calls are followed by browsers, and send them elsewhere; some answer with a file of a type. */
export type AnswerDescription = JsonAnswer | { redirectsTo: string } | { file: string }

/** One call of `/api` as data: the router, the generated tests and the OpenAPI text read it. */
export interface Endpoint {
  method: Method
  /** e.g. `/orders/:id` */
  path: string
  /** One line for the OpenAPI text. */
  summary: string
  access: Access
  /** What staff need for it, unless it is for everybody. */
  permission?: Permission
  /** Open to staff who have yet to set up their second factor; nothing else is. */
  beforeFactor?: true
  /** The response depends on the caller, so that nobody may cache it. */
  personal?: true
  /** Made of public content alone, so that a visitor's answer holds until content changes. */
  content?: true
  /** Members reach only what is theirs; what is another's does not exist for them. */
  own?: true
  /** Counted against this limit of the caller's address before anything else. */
  limit?: LimitName
  /** The resource whose names the query language may use here; absent where it takes none. */
  queries?: ResourceShape
  /** Parameters of its own, in the place of the query language. */
  parameters?: v.GenericSchema
  body?: BodyDescription
  upload?: UploadDescription
  answer: AnswerDescription
  /** @returns what becomes the JSON of the answer, or a Reply */
  handle(request: ApiRequest): Promise<unknown> | unknown
}

/** For endpoints that only signed-in callers reach. */
export function signedInCaller({ caller }: ApiRequest): SignedIn {
  if (caller.kind === 'visitor') throw new Error('An endpoint for members was open to visitors')
  return caller
}

/** @throws ApiError 404 for what cannot be an id (contract part 3) */
export function numericId(id: string): number {
  const number = /^[1-9]\d{0,14}$/.test(id) ? Number(id) : Number.NaN
  if (!Number.isSafeInteger(number)) throw notFound()
  return number
}
