import { problemsOf } from '@nas/contract/field-problems'
import { holdsUnstorable } from '@nas/contract/field-schemas'
import { isPlainObject, type PlainObject } from '@nas/query/plain-values'
import * as v from 'valibot'
import {
  type ApiError,
  badJson,
  fieldErrors,
  payloadTooLarge,
  unsupportedMediaType,
  validationError,
} from '../answers/api-error.ts'
import type { InputThread } from '../input/input-thread.ts'
import type { FormParts, FormProblem, FormRules } from '../input/input-worker.ts'

/** Where the fields are: in `data`, at the top level, or in either (API §0). */
export type BodyForm = 'data' | 'bare' | 'either'

/** Maximum bytes of a JSON body: of staff, who write articles, and of all other callers. */
export const largestBodies = { staff: 1_000_000, others: 64_000 } as const
/** In bytes: a smaller body is read to its end. */
const longestRead = 20_000_000
/** Maximum strings, lists, objects and commas of a JSON body: the longest valid one has 12,000. */
const maxParts = 20_000

/** @returns null for an empty body @throws ApiError 400 for other than a JSON object, 413, 415 */
export async function readJsonBody(request: Request, largest: number): Promise<PlainObject | null> {
  const text = await readText(request, largest)
  if (text.trim() === '') return null
  if (!request.headers.has('content-type')) throw unsupportedMediaType()
  if (hasManyParts(text)) throw payloadTooLarge()
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    throw badJson()
  }
  // An escape sequence can hide them, so they are searched after parsing.
  if (text.includes('\\u') && holdsUnstorable(body)) {
    throw validationError('The body contains NUL or half of a surrogate pair')
  }
  if (!isPlainObject(body)) throw validationError('The body must be a JSON object')
  return body
}

/** Counts before `JSON.parse`, whose time depends on the number of values. */
function hasManyParts(text: string): boolean {
  const part = /[[{,"]/g
  let parts = 0
  for (let found = part.exec(text); found !== null; found = part.exec(text)) {
    parts += 1
    if (parts > maxParts) return true
    if (found[0] !== '"') continue
    let end = found.index
    do end = text.indexOf('"', end + 1)
    while (end > 0 && isEscaped(text, end))
    if (end < 0) return false
    part.lastIndex = end + 1
  }
  return false
}

function isEscaped(text: string, at: number): boolean {
  let start = at
  while (text[start - 1] === '\\') start -= 1
  return (at - start) % 2 === 1
}

/** @param longest bytes that are read, so that the sender receives the error @throws ApiError 413 */
async function readBytes({ body }: Request, largest: number, longest: number) {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of body ?? []) {
    length += chunk.byteLength
    if (length <= largest) chunks.push(chunk)
    if (length > longest) break
  }
  if (length > largest) throw payloadTooLarge()
  return new Uint8Array(Buffer.concat(chunks))
}

async function readText(request: Request, largest: number): Promise<string> {
  const bytes = await readBytes(request, largest, longestRead)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw badJson()
  }
}

/** @throws ApiError 400 when required `data` is missing */
export function readBody(body: PlainObject | null, form: BodyForm): PlainObject {
  if (form !== 'bare' && isPlainObject(body?.data)) return body.data
  if (form === 'data') throw validationError('Missing "data" payload in the request body')
  return body ?? {}
}

/** @throws ApiError naming every wrong field */
export function readFields<S extends v.GenericSchema>(
  schema: S,
  fields: PlainObject,
): v.InferOutput<S> {
  const parsed = v.safeParse(schema, fields)
  if (parsed.success) return parsed.output
  throw fieldErrors(problemsOf(parsed.issues))
}

/** Bytes for boundaries, names and unused fields, in addition to the files. */
const largestRest = 1_000_000

const refusals: Record<FormProblem, () => ApiError> = {
  malformed: () => validationError('The form is malformed or incomplete'),
  no_files: () => validationError('Files are empty'),
  too_large: payloadTooLarge,
  too_many: () => validationError('There are too many files'),
}

/** @throws ApiError 400 without files, 413 when they are too large */
export async function readForm(
  { request, inputs }: { request: Request; inputs: InputThread },
  rules: FormRules,
): Promise<FormParts> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^multipart\/form-data *;.*boundary=/i.test(type)) throw refusals.no_files()
  const largest = rules.maxFiles * rules.largestFile + largestRest
  const body = await readBytes(request, largest, 2 * largest)
  const parts = await inputs.run('formParts', { ...rules, body, type })
  if (typeof parts === 'string') throw refusals[parts]()
  return parts
}
