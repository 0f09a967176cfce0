import type { PlainObject } from '../content/plain-values.ts'
import type { ContentView } from '../content/view.ts'
import type { Caller, SignedIn } from './caller.ts'
import type { ApiContext } from './context.ts'
import type { Services } from './services.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Who may call; the default of everything not listed is nobody. */
export type Access = 'all' | 'signed-in' | 'member' | 'admin'

export interface ApiRequest extends Services {
  request: Request
  context: ApiContext
  caller: Caller
  /** Public content as the caller may see it. */
  view: ContentView
  /** The last part of the path where the endpoint has an `:id`; empty otherwise. */
  id: string
  /** The query string, read but not yet checked against a resource. */
  query: PlainObject
  body(): Promise<PlainObject | null>
}

export interface Endpoint {
  method: Method
  /** e.g. `/orders/:id` */
  path: string
  access: Access
  /** The answer depends on who asks, so that nobody may keep it. */
  personal?: true
  /** @returns what becomes the JSON of the answer */
  handle(request: ApiRequest): Promise<unknown> | unknown
}

/** For endpoints that only signed-in callers reach. */
export function signedInCaller({ caller }: ApiRequest): SignedIn {
  if (caller.kind === 'visitor') throw new Error('An endpoint for members was open to visitors')
  return caller
}
