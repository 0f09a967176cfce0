import { writeFile } from 'node:fs/promises'
import type { CollectionBeforeChangeHook } from 'payload'

export interface DrawnSize {
  name: string
  bytes: Buffer
  file: { filename: string; mimeType: string; filesize: number; width: number; height: number }
}

export const fieldsOf = (drawn: readonly DrawnSize[]) =>
  Object.fromEntries(drawn.map(({ name, file }) => [name, file]))

export async function withSizes(
  drawn: readonly DrawnSize[],
  { collection, data, req }: Parameters<CollectionBeforeChangeHook>[0],
) {
  if (collection.upload.disableLocalStorage) {
    const bytes = Object.fromEntries(drawn.map((size) => [size.name, size.bytes]))
    req.payloadUploadSizes = { ...req.payloadUploadSizes, ...bytes }
  } else {
    const { staticDir } = collection.upload
    await Promise.all(
      drawn.map(({ file, bytes }) => writeFile(`${staticDir}/${file.filename}`, bytes)),
    )
  }
  return { ...data, sizes: { ...data.sizes, ...fieldsOf(drawn) } }
}
