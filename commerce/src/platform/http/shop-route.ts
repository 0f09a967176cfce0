import type {
  AuthenticatedMedusaRequest,
  MedusaNextFunction,
  MedusaRequest,
  MedusaRequestHandler,
  MedusaResponse,
} from '@medusajs/framework/http'
import type { GenericSchema, InferOutput } from 'valibot'
import { assertStorable, parse } from './parse'

/**
 * One call of commerce. Medusa registers a middleware with methods exactly like a route file, so a
 * table of these replaces the files (ADR 0104).
 */
export interface ShopRoute {
  matcher: string
  methods: ['GET' | 'POST' | 'DELETE']
  /** Run in this order; the last one writes the response. */
  middlewares: MedusaRequestHandler[]
}

type Handler<Body> = (
  request: AuthenticatedMedusaRequest<Body>,
  // biome-ignore lint/suspicious/noExplicitAny: handlers state the type of their own response.
  response: MedusaResponse<any>,
) => Promise<void> | void

function validBody(schema: GenericSchema) {
  return (request: MedusaRequest, _response: MedusaResponse, next: MedusaNextFunction): void => {
    const body = request.body ?? {}
    assertStorable(body)
    request.validatedBody = parse(schema, body)
    next()
  }
}

const answer =
  <Body>(handler: Handler<Body>): MedusaRequestHandler =>
  (request, response) =>
    handler(request as AuthenticatedMedusaRequest<Body>, response)

export const get = (matcher: string, handler: Handler<unknown>): ShopRoute => ({
  matcher,
  methods: ['GET'],
  middlewares: [answer(handler)],
})

/** `validatedBody` contains the body as parsed by the schema. */
export const post = <Schema extends GenericSchema>(
  matcher: string,
  schema: Schema,
  handler: Handler<InferOutput<Schema>>,
): ShopRoute => ({
  matcher,
  methods: ['POST'],
  middlewares: [validBody(schema), answer(handler)],
})

/** The routes below a path, each with the guards, which run before the body is read. */
export const below = (
  path: string,
  routes: readonly ShopRoute[],
  ...guards: MedusaRequestHandler[]
): ShopRoute[] =>
  routes.map(({ matcher, methods, middlewares }) => ({
    matcher: `${path}${matcher}`,
    methods,
    middlewares: [...guards, ...middlewares],
  }))
