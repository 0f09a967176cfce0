import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { markedName } from '../src/files/uploaded-file'
import { assetPath, type Catalogue } from './catalogue'
import type { Writer } from './writer'

export type ReadPicture = (file: string) => Promise<Buffer>

export const readAsset: ReadPicture = (file) => readFile(assetPath(file))

export async function seedPictures(writer: Writer, catalogue: Catalogue, read: ReadPicture) {
  const ids = new Map<string, number>()
  for (const picture of catalogue.pictures) {
    const name = path.basename(picture.file)
    const known = writer.ledger.find('media', name)
    if (known !== undefined) {
      ids.set(picture.file, known)
      continue
    }
    const data = await read(picture.file)
    const marked = markedName(path.parse(name).name, 'webp', data)
    const id = await writer.ensure({
      collection: 'media',
      key: name,
      where: { filename: { in: [name, marked] } },
      document: {
        alt: { vi: picture.altVi, en: picture.altEn },
        ...(picture.dominantColor ? { color: picture.dominantColor } : {}),
      },
      file: { data, mimetype: 'image/webp', name: marked, size: data.length },
    })
    ids.set(picture.file, id)
  }
  await writer.ledger.save()

  return {
    find: (file: string) => ids.get(file),
    of(file: string): number {
      const id = ids.get(file)
      if (id === undefined)
        throw new Error(`The demo copy names a picture that is not there: ${file}`)
      return id
    },
  }
}

export type PictureIds = Awaited<ReturnType<typeof seedPictures>>
