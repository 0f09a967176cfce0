import type { ReadModel } from '../content/read-model.ts'
import type { MediaRecord } from '../content/records.ts'
import type { PictureBySource } from './rich-text/reading.ts'
import type { MediaLookup } from './rich-text/rich-text-to-html.ts'

export function mediaIn(model: ReadModel): MediaLookup {
  return (id) => model.table('media').byId(id) as MediaRecord | null
}

function byPath(rows: readonly MediaRecord[]): Map<string, MediaRecord> {
  const pictures = new Map<string, MediaRecord>()
  for (const media of rows) {
    const files = Object.values(media.formats)
    for (const { url } of [media, ...files]) if (!pictures.has(url)) pictures.set(url, media)
  }
  return pictures
}

/** Finds our pictures by the address of any of their sizes, with or without the shop's own origin. */
export function picturesBySource(model: ReadModel, shopUrl: string): PictureBySource {
  const { origin } = new URL(shopUrl)
  const table = model.table('media')
  return (src) => {
    if (src.trim() === '' || !URL.canParse(src, origin)) return null
    const url = new URL(src, origin)
    if (url.origin !== origin) return null
    const known = table.memo('by path', () => byPath(table.rows() as readonly MediaRecord[]))
    return known.get(url.pathname) ?? null
  }
}
