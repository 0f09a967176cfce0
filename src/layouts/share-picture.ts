import type { PictureSource } from '../ui/picture-source.ts'

interface SharePicture {
  url: string
  width: number
  height: number
}

/** Wide enough for the large cards of those who show a shared page. */
const wanted = 1200

const shopPicture: SharePicture = { url: '/og.jpg', width: 1200, height: 630 }

/** The size of a picture that a shared page is shown with; the shop's own where there is none. */
export function sharePicture(picture: PictureSource | null): SharePicture {
  if (picture === null) return shopPicture
  const ratio = picture.height / picture.width
  const sizes = Object.values(picture.formats ?? {}).filter((size) => size != null)
  const fitting = [...sizes, picture]
    .filter(({ width }) => width >= wanted)
    .sort((one, other) => one.width - other.width)[0]
  const { url, width } = fitting ?? picture
  return { url, width, height: Math.round(width * ratio) }
}
