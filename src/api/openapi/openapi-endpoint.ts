import * as v from 'valibot'
import type { Endpoint } from '../endpoint.ts'
import { openApiDocument } from './document.ts'

/** Describes the calls it is given, and itself. */
export function openApiEndpoint(others: readonly Endpoint[]): Endpoint {
  const endpoint: Endpoint = {
    method: 'GET',
    path: '/openapi.json',
    summary: 'This description',
    access: 'all',
    answer: { schema: v.looseObject({ openapi: v.string() }) },
    handle: ({ context }) => openApiDocument([...others, endpoint], context.settings.shopUrl),
  }
  return endpoint
}
