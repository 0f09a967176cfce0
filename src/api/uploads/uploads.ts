import { RejectedError } from '../../gateways/gateway-errors.ts'
import { mapMedia } from '../../gateways/media-mapper.ts'
import type { PayloadDocument } from '../../gateways/payload-client.ts'
import { fieldErrors, notFound } from '../api-error.ts'
import { afterWrite } from '../content-writes/after-write.ts'
import type { ApiRequest, Endpoint, UploadDescription } from '../endpoint.ts'
import { numericId } from '../endpoint.ts'
import { entrySource, toEntry } from '../entries.ts'
import { apiShape } from '../shapes/api-shapes.ts'
import { type FileBytes, looksLikePicture, readFiles } from './read-files.ts'

const media = apiShape('media')

function flat({ view }: ApiRequest, row: ReturnType<typeof mapMedia>) {
  const selection = { fields: null, populate: new Map() }
  const { id, attributes } = toEntry(entrySource(view), 'media', { ...row }, selection)
  return { id, ...attributes }
}

function wrongFile(index: number, message: string) {
  return fieldErrors([{ path: ['files', index], code: 'picture_invalid', message }])
}

/** Stores all pictures, or none of them. */
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

function uploadEndpoint(path: string, largestFile: number): Endpoint {
  const upload: UploadDescription = { field: 'files', maxFiles: 10, largestFile }
  return {
    method: 'POST',
    path,
    summary: `Store pictures, JPEG or PNG, up to ${largestFile} bytes each`,
    access: 'admin',
    permission: 'content',
    personal: true,
    upload,
    answer: { of: media, as: 'bare list' },
    handle: async (request) => {
      const files = await readFiles(request.request, upload)
      const wrong = files.findIndex((file) => !looksLikePicture(file))
      if (wrong >= 0) throw wrongFile(wrong, 'The file is not a JPEG or PNG picture')
      const stored = await storeAll(request, files)
      await afterWrite(request)
      return stored.map((document) => flat(request, mapMedia(document)))
    },
  }
}

const removeFile: Endpoint = {
  method: 'DELETE',
  path: '/upload/files/:id',
  summary: 'Delete a picture',
  access: 'admin',
  permission: 'content',
  personal: true,
  answer: { of: media, as: 'bare' },
  handle: async (request) => {
    const id = numericId(request.id)
    const row = request.view.model.table('media').byId(id)
    if (row === null) throw notFound()
    await request.contentWriter.pictures.remove(id)
    await afterWrite(request)
    return flat(request, row as ReturnType<typeof mapMedia>)
  },
}

/** SPEC §5: the editor takes files up to 3 MB, the single uploader up to 2 MB. */
export const uploads: readonly Endpoint[] = [
  uploadEndpoint('/upload', 3_000_000),
  uploadEndpoint('/app/upload', 2_000_000),
  removeFile,
]
