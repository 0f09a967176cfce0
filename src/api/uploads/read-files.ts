import { once } from 'node:events'
import { Busboy } from '@fastify/busboy'
import { payloadTooLarge, validationError } from '../api-error.ts'
import type { UploadDescription } from '../endpoint.ts'

export type FileBytes = Uint8Array<ArrayBuffer>

/** Boundaries, names and fields that nobody reads, beside the files. */
const largestRest = 1_000_000
const maxFields = 50

/**
 * The files of a form, in their order. A form beyond its limits is read to its end all the same,
 * so that its sender hears why, and cut off at twice what it may be.
 * @throws ApiError 400 without files, 413 when there is too much
 */
export async function readFiles(
  request: Request,
  { field, maxFiles, largestFile }: UploadDescription,
): Promise<FileBytes[]> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^multipart\/form-data *;.*boundary=/i.test(type)) throw validationError('Files are empty')
  const limits = { files: maxFiles, fileSize: largestFile, fields: maxFields }
  const form = new Form(new Busboy({ headers: { 'content-type': type }, limits }), field)
  const largestForm = maxFiles * largestFile + largestRest
  let length = 0
  for await (const chunk of request.body ?? []) {
    length += chunk.byteLength
    if (length > 2 * largestForm) break
    if (length <= largestForm) await form.write(chunk)
  }
  if (length > largestForm) throw payloadTooLarge()
  return form.end()
}

class Form {
  readonly #parser: Busboy
  readonly #files: FileBytes[] = []
  readonly #over: Promise<void>
  #tooLarge = false
  #tooMany = false

  constructor(parser: Busboy, fileField: string) {
    this.#parser = parser
    this.#over = new Promise((resolve, reject) => {
      parser.on('finish', resolve).on('error', reject)
    })
    // Heard when the form ends; a broken form must not end the process meanwhile.
    this.#over.catch(() => undefined)
    parser.on('filesLimit', () => {
      this.#tooMany = true
    })
    parser.on('file', (name, stream) => {
      const chunks: Buffer[] = []
      const place = name === fileField ? this.#files.push(new Uint8Array()) - 1 : null
      stream.on('data', (chunk: Buffer) => place !== null && chunks.push(chunk))
      stream.on('limit', () => {
        this.#tooLarge = true
        chunks.length = 0
      })
      stream.on('end', () => {
        if (place !== null) this.#files[place] = new Uint8Array(Buffer.concat(chunks))
      })
      stream.on('error', () => undefined)
    })
  }

  async write(chunk: Uint8Array): Promise<void> {
    if (this.#tooLarge) return
    if (!this.#parser.write(chunk)) await Promise.race([once(this.#parser, 'drain'), this.#ended()])
  }

  async end(): Promise<FileBytes[]> {
    if (this.#tooLarge) throw payloadTooLarge()
    this.#parser.end()
    await this.#ended()
    if (this.#tooLarge) throw payloadTooLarge()
    if (this.#tooMany) throw validationError('There are too many files')
    const files = this.#files
    if (files.length === 0 || files.some(({ length }) => length === 0)) {
      throw validationError('Files are empty')
    }
    return files
  }

  async #ended(): Promise<void> {
    await this.#over.catch(() => {
      throw validationError('The form is broken or not whole')
    })
  }
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
