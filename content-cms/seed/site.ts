import type { Document, Pair } from './bilingual'
import { readCopy } from './catalogue'
import type { PictureIds } from './pictures'
import type { Writer } from './writer'

type SiteCopy = {
  siteinfo: Document
  nasinfo: Document
  bannerinfo: { heading: Pair; text: Pair; video_mp4: string; video_webm: string; poster: string }
}
type BannerCopy = { key: string; image: string; image_mobile?: string; [field: string]: unknown }
type PlaceCopy = { name: Pair; [field: string]: unknown }
type PaymentCopy = { code: string; [field: string]: unknown }
type TipCopy = { key: string; name: Pair; content: Pair; order: number }

export async function seedSite(writer: Writer, pictures: PictureIds): Promise<void> {
  const { siteinfo, nasinfo, bannerinfo } = await readCopy<SiteCopy>('site.json')
  await writer.ensureGlobal('siteinfo', siteinfo)
  await writer.ensureGlobal('nasinfo', nasinfo)
  await writer.ensureGlobal('bannerinfo', {
    ...bannerinfo,
    // The videos are static files of the shop; the copy names them like pictures.
    video_mp4: `/${bannerinfo.video_mp4}`,
    video_webm: `/${bannerinfo.video_webm}`,
    poster: pictures.of(bannerinfo.poster),
  })
}

export async function seedBanners(writer: Writer, pictures: PictureIds): Promise<void> {
  const copies = await readCopy<BannerCopy[]>('banners.json')
  await writer.ensureAll(
    copies.map(({ key, image, image_mobile, ...words }) => ({
      collection: 'banners',
      key,
      where: { image: { equals: pictures.of(image) } },
      document: {
        ...words,
        image: pictures.of(image),
        image_mobile: image_mobile ? pictures.of(image_mobile) : null,
      },
    })),
  )
}

export async function seedPlaces(writer: Writer): Promise<void> {
  const copies = await readCopy<PlaceCopy[]>('places.json')
  await writer.ensureAll(
    copies.map((copy) => ({
      collection: 'places',
      key: copy.name.vi,
      where: { name: { equals: copy.name.vi } },
      document: copy,
    })),
  )
}

export async function seedPayments(writer: Writer): Promise<void> {
  const copies = await readCopy<PaymentCopy[]>('payments.json')
  await writer.ensureAll(
    copies.map((copy) => ({
      collection: 'payments',
      key: copy.code,
      where: { code: { equals: copy.code } },
      document: copy,
    })),
  )
}

export async function seedTips(writer: Writer): Promise<void> {
  const copies = await readCopy<TipCopy[]>('tips.json')
  await writer.ensureAll(
    copies.map(({ key, ...document }) => ({
      collection: 'tips',
      key,
      where: { name: { equals: document.name.vi } },
      document,
    })),
  )
}
