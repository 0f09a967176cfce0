import { type ApiError, payloadTooLarge, validationError } from '../answers/api-error.ts'
import type { FileBytes, FormProblem } from '../input/form-files.ts'
import type { ApiRequest, UploadDescription } from './endpoint.ts'

/** Bytes for boundaries, names and unused fields, in addition to the files. */
const largestRest = 1_000_000

/** Reads up to twice the size, so that the sender gets the error. @throws ApiError 413 */
async function readBody({ body }: Request, largest: number): Promise<FileBytes> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of body ?? []) {
    length += chunk.byteLength
    if (length > 2 * largest) break
    if (length <= largest) chunks.push(chunk)
  }
  if (length > largest) throw payloadTooLarge()
  return new Uint8Array(Buffer.concat(chunks))
}

const refusals: Record<FormProblem, () => ApiError> = {
  malformed: () => validationError('The form is malformed or incomplete'),
  no_files: () => validationError('Files are empty'),
  too_large: payloadTooLarge,
  too_many: () => validationError('There are too many files'),
}

/** @throws ApiError 400 without files, 413 when they are too large */
export async function readFiles(
  { request, inputs }: ApiRequest,
  rules: UploadDescription,
): Promise<FileBytes[]> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^multipart\/form-data *;.*boundary=/i.test(type)) throw refusals.no_files()
  const body = await readBody(request, rules.maxFiles * rules.largestFile + largestRest)
  const files = await inputs.run('formFiles', { ...rules, body, type })
  if (typeof files === 'string') throw refusals[files]()
  return files
}
