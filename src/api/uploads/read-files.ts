import { payloadTooLarge, validationError } from '../api-error.ts'
import type { UploadDescription } from '../endpoint.ts'

export type FileBytes = Uint8Array<ArrayBuffer>

/** Boundaries, names and fields that nobody reads, beside the files. */
const largestRest = 1_000_000

/**
 * What was sent, up to `largest` bytes. More is read to its end all the same, so that its sender
 * hears why, and cut off at twice of it.
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
 * The files of a form, in their order.
 * @throws ApiError 400 without files, 413 when there is too much
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
      throw validationError('The form is broken or not whole')
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

const signatures = ['\xff\xd8\xff', '\x89PNG\r\n\x1a\n']

/**
 * True for what begins like a JPEG or PNG, whatever it calls itself. Payload validates the whole
 * picture; this spares it what is none at all.
 */
export function looksLikePicture(file: FileBytes): boolean {
  const start = Buffer.from(file.subarray(0, 8)).toString('latin1')
  return signatures.some((signature) => start.startsWith(signature))
}
