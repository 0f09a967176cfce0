import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const here = path.dirname(fileURLToPath(import.meta.url))

export const assetPath = (name: string): string => path.join(here, 'assets', name)

async function readJson<T>(file: string): Promise<T> {
  return JSON.parse(await readFile(file, 'utf8')) as T
}

/** One file of the demo copy; its shape is described in seed/copy/README.md. */
export const readCopy = <T>(name: string): Promise<T> => readJson(path.join(here, 'copy', name))

export async function readCopyFolder<T>(name: string): Promise<T[]> {
  const files = (await readdir(path.join(here, 'copy', name))).filter((file) =>
    file.endsWith('.json'),
  )
  return Promise.all(files.sort().map((file) => readCopy<T>(path.join(name, file))))
}

export type Picture = {
  file: string
  kind: string
  dominantColor?: string
  altVi: string
  altEn: string
  productSlug?: string
  nameVi: string
  nameEn: string
  categorySlug: string
  priceVnd: number
  volume: string
  descriptionVi: string
  descriptionEn: string
}

type CatalogueCategory = {
  slug: string
  nameVi: string
  nameEn: string
  palette: Record<'wall' | 'plinth' | 'accent' | 'deep' | 'soft', string>
}

type CatalogueFile = { categories: CatalogueCategory[]; pictures: Picture[]; video: Picture[] }

export async function openCatalogue() {
  const { categories, pictures, video } = await readJson<CatalogueFile>(assetPath('catalogue.json'))
  return {
    categories,
    /** Every picture that becomes a media record, including the poster of the video. */
    pictures: [...pictures, ...video.filter(({ file }) => file.endsWith('.webp'))],
    products: pictures.filter(({ kind }) => kind === 'product'),
  }
}

export type Catalogue = Awaited<ReturnType<typeof openCatalogue>>
