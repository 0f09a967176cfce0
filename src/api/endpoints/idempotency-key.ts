import { fieldErrors } from '../answers/api-error.ts'
import type { ApiRequest } from './endpoint.ts'

/** @throws ApiError for a malformed key */
export function idempotencyKey({ request }: ApiRequest): string | null {
  const key = request.headers.get('idempotency-key')
  if (key === null || /^[\x21-\x7e]{1,200}$/.test(key)) return key
  const message = 'Idempotency-Key must be 1 to 200 visible characters'
  throw fieldErrors([{ path: ['Idempotency-Key'], code: 'malformed', message }])
}
