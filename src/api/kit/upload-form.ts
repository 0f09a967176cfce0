import { payloadTooLarge, validationError } from './api-error.ts'
import type { UploadDescription } from './endpoint.ts'

export type FileBytes = Uint8Array<ArrayBuffer>

/** Bytes for boundaries, names and unused fields, in addition to the files. */
const largestRest = 1_000_000

/**
 * The body, up to `largest` bytes. A larger one is read to its end, so that the sender gets the
 * error, and cut off at twice the size.
 * @throws ApiError 413
 */
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

/**
 * The files of a form in order.
 * @throws ApiError 400 without files, 413 when they are too large
 */
export async function readFiles(
  request: Request,
  { field, maxFiles, largestFile }: UploadDescription,
): Promise<FileBytes[]> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^multipart\/form-data *;.*boundary=/i.test(type)) throw validationError('Files are empty')
  const body = await readBody(request, maxFiles * largestFile + largestRest)
  const form = await new Response(body, { headers: { 'content-type': type } })
    .formData()
    .catch(() => {
      throw validationError('The form is malformed or incomplete')
    })
  const all = [...form.values()].filter((value) => value instanceof File)
  if (all.some(({ size }) => size > largestFile)) throw payloadTooLarge()
  if (all.length > maxFiles) throw validationError('There are too many files')
  const files = form.getAll(field).filter((value) => value instanceof File)
  if (files.length === 0 || files.some(({ size }) => size === 0)) {
    throw validationError('Files are empty')
  }
  return Promise.all(files.map(async (file) => new Uint8Array(await file.arrayBuffer())))
}
