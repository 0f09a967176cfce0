import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { holdsNul } from '@nas/contract/nul'
import type * as v from 'valibot'
import { ShopError } from '../errors/shop-error'
import { parse } from './parse'

/**
 * Middleware before a route: its handler finds in `validatedBody` what the schema of the contract
 * makes of the body.
 */
export const validBody =
  (schema: v.GenericSchema) =>
  (request: MedusaRequest, _response: MedusaResponse, next: MedusaNextFunction): void => {
    const body = request.body ?? {}
    if (holdsNul(body)) throw new ShopError('invalid', 'The body holds a NUL character.')
    request.validatedBody = parse(schema, body)
    next()
  }
