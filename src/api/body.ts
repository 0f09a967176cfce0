import { holdsNul } from '@nas/contract/nul'
import { isPlainObject, type PlainObject } from '@nas/query/plain-values'
import { badJson, payloadTooLarge, unsupportedMediaType, validationError } from './api-error.ts'
import type { BodyForm } from './endpoint.ts'

const largestBody = 1_000_000
/** Beyond this a sender is cut off; before it the body is read to its end, so that it hears 413. */
const longestRead = 20_000_000

/**
 * @returns null for an empty body
 * @throws ApiError 400 when it is no JSON object or holds a NUL, 413 when it is too large, 415 when
 *   it does not say what it is
 */
export async function readJsonBody(request: Request): Promise<PlainObject | null> {
  const text = await readText(request)
  if (text.trim() === '') return null
  if (!request.headers.has('content-type')) throw unsupportedMediaType()
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    throw badJson()
  }
  // The escape is longer than the character, so it must be looked for after parsing.
  if (text.includes('\\u0000') && holdsNul(body)) {
    throw validationError('The body holds a NUL character')
  }
  if (!isPlainObject(body)) throw validationError('The body must be a JSON object')
  return body
}

async function readText(request: Request): Promise<string> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of request.body ?? []) {
    length += chunk.byteLength
    if (length <= largestBody) chunks.push(chunk)
    if (length > longestRead) break
  }
  if (length > largestBody) throw payloadTooLarge()
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks))
  } catch {
    throw badJson()
  }
}

/**
 * The fields of a body in the form the call takes.
 * @throws ApiError 400 when there must be `data` and is none
 */
export function readBody(body: PlainObject | null, form: BodyForm): PlainObject {
  if (form !== 'bare' && isPlainObject(body?.data)) return body.data
  if (form === 'data') throw validationError('Missing "data" payload in the request body')
  return body ?? {}
}
