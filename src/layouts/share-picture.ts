import type { MediaFormat, MediaRecord } from '../content/records.ts'

type SharePicture = Pick<MediaFormat, 'url' | 'mime' | 'width' | 'height'>

/** Wide enough for the large cards of those who show a shared page. */
const wanted = 1200

const shopPicture: SharePicture = { url: '/og.jpg', mime: 'image/jpeg', width: 1200, height: 630 }

/**
 * The picture that a shared page is shown with; the shop's own where there is none. One kept from
 * before there was a size for sharing gives its smallest that is wide enough.
 */
export function sharePicture(media: MediaRecord | null): SharePicture {
  if (media === null) return shopPicture
  if (media.share) return media.share
  const fitting = Object.values(media.formats)
    .filter((size: MediaFormat) => size.width >= wanted)
    .sort((one, other) => one.width - other.width)[0]
  return fitting ?? media
}
