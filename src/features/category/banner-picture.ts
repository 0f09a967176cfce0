import type { ContentReader } from '../../content/reader.ts'
import type { CategoryRecord, MediaRecord } from '../../content/records.ts'
import type { DrawnPicture } from '../../ui/picture-source.ts'

export function bannerPicture(
  reader: ContentReader,
  category: CategoryRecord,
): (DrawnPicture & { media: MediaRecord }) | undefined {
  const media = reader.media(category.thub)
  if (media === null) return undefined
  const narrow = reader.media(category.thub_mobile ?? category.home_thub)
  return {
    media,
    sizes: '100vw',
    narrow: narrow ? { media: narrow, query: '(width < 48rem)', sizes: '45vw' } : undefined,
  }
}
