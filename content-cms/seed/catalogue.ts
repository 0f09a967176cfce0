import { readCatalogue } from './files'

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

export type Catalogue = {
  categories: CatalogueCategory[]
  /** Every picture that becomes a media record, the poster of the video among them. */
  pictures: Picture[]
  products: Picture[]
}

export async function openCatalogue(): Promise<Catalogue> {
  const { categories, pictures, video } = await readCatalogue<CatalogueFile>()
  return {
    categories,
    pictures: [...pictures, ...video.filter(({ file }) => file.endsWith('.webp'))],
    products: pictures.filter(({ kind }) => kind === 'product'),
  }
}
