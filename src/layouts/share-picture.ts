import type { MediaFormat, MediaRecord } from '../content/records.ts'

type SharePicture = Pick<MediaFormat, 'url' | 'mime' | 'width' | 'height'>

/** Minimum width in px for the large preview cards of other sites. */
const wanted = 1200

const shopPicture: SharePicture = { url: '/og.jpg', mime: 'image/jpeg', width: 1200, height: 630 }

/**
 * The preview picture of a shared page; falls back to the shop's own. Older pictures without a size
 * for sharing use their smallest sufficient size.
 */
export function sharePicture(media: MediaRecord | null): SharePicture {
  if (media === null) return shopPicture
  if (media.share) return media.share
  const fitting = Object.values(media.formats)
    .filter((size: MediaFormat) => size.width >= wanted)
    .sort((one, other) => one.width - other.width)[0]
  return fitting ?? media
}
