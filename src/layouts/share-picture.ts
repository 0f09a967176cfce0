import type { MediaFormat, MediaRecord } from '../content/records.ts'

type SharePicture = Pick<MediaFormat, 'url' | 'mime' | 'width' | 'height'>

/** Width in px for the large preview cards of other sites. */
const wanted = 1200

const shopPicture: SharePicture = { url: '/og.jpg', mime: 'image/jpeg', width: 1200, height: 630 }

/**
 * The picture in previews of a shared page, with the shop's own as fallback. Older pictures without
 * a size for sharing use their smallest one that is wide enough.
 */
export function sharePicture(media: MediaRecord | null): SharePicture {
  if (media === null) return shopPicture
  if (media.share) return media.share
  const fitting = Object.values(media.formats)
    .filter((size: MediaFormat) => size.width >= wanted)
    .sort((one, other) => one.width - other.width)[0]
  return fitting ?? media
}
