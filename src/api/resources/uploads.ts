import { mapMedia } from '../../gateways/content/media-mapper.ts'
import type { PayloadDocument } from '../../gateways/content/payload-client.ts'
import { RejectedError } from '../../gateways/transport/gateway-errors.ts'
import { fieldErrors, notFound } from '../answers/api-error.ts'
import { type ApiRequest, call, type Endpoint, numericId } from '../endpoints/endpoint.ts'
import type { FileBytes } from '../input/input-worker.ts'
import { entrySource, toEntry, wholeRecord } from '../records/entries.ts'
import { apiShape } from '../shapes/api-shapes.ts'
import { afterWrite } from './content-writes.ts'

const media = apiShape('media')

function flat({ view }: ApiRequest, row: ReturnType<typeof mapMedia>) {
  const { id, attributes } = toEntry(entrySource(view), 'media', { ...row }, wholeRecord)
  return { id, ...attributes }
}

function wrongFile(index: number, message: string) {
  return fieldErrors([{ path: ['files', index], code: 'picture_invalid', message }])
}

/** Stores all pictures or none. */
async function storeAll({ contentWriter, context }: ApiRequest, files: readonly FileBytes[]) {
  const stored: PayloadDocument[] = []
  try {
    for (const file of files) stored.push(await contentWriter.pictures.store(file))
    return stored
  } catch (error) {
    for (const { id } of stored) {
      await contentWriter.pictures.remove(id).catch((cause: unknown) => {
        context.log.warn({ err: cause, id }, 'a picture of a failed upload could not be removed')
      })
    }
    if (!(error instanceof RejectedError)) throw error
    const [problem] = error.errors
    throw wrongFile(stored.length, problem?.message ?? error.message)
  }
}

function uploadEndpoint(path: `/${string}`, largestFile: number): Endpoint {
  const upload = { field: 'files', maxFiles: 10, largestFile }
  return call(`POST ${path}`, {
    summary: `Store pictures, JPEG or PNG, up to ${largestFile} bytes each`,
    access: 'admin',
    permission: 'content',
    upload,
    answer: { of: media, as: 'bare list' },
    run: async (request, { files }) => {
      const wrong = files.findIndex((file) => !looksLikePicture(file))
      if (wrong >= 0) throw wrongFile(wrong, 'The file is not a JPEG or PNG picture')
      const stored = await storeAll(request, files)
      await afterWrite(request)
      return stored.map((document) => flat(request, mapMedia(document)))
    },
  })
}

const removeFile = call('DELETE /upload/files/:id', {
  summary: 'Delete a picture',
  access: 'admin',
  permission: 'content',
  answer: { of: media, as: 'bare' },
  run: async (request) => {
    const id = numericId(request.id)
    const row = request.view.model.table('media').byId(id)
    if (row === null) throw notFound()
    await request.contentWriter.published.remove('media', id)
    await afterWrite(request)
    return flat(request, row as ReturnType<typeof mapMedia>)
  },
})

/** SPEC §5: the editor accepts files up to 3 MB, the single uploader up to 2 MB. */
export const uploads: readonly Endpoint[] = [
  uploadEndpoint('/upload', 3_000_000),
  uploadEndpoint('/app/upload', 2_000_000),
  removeFile,
]

const signatures = ['\xff\xd8\xff', '\x89PNG\r\n\x1a\n']

/** By its first bytes; Payload validates the whole picture, this rejects other files early. */
function looksLikePicture(file: FileBytes): boolean {
  const start = Buffer.from(file.subarray(0, 8)).toString('latin1')
  return signatures.some((signature) => start.startsWith(signature))
}
