import type { ContentReader } from '../../content/reader.ts'
import type { BannerRecord, MediaRecord } from '../../content/records.ts'
import type { DrawnPicture } from '../../ui/picture-source.ts'

export interface HeroSlide {
  banner: BannerRecord
  media: MediaRecord
  picture: DrawnPicture
}

export function heroSlides(reader: ContentReader): HeroSlide[] {
  const banners = reader.list('banners', {
    filters: { type: 'Trang chủ' },
    sort: ['order:desc', 'id:desc'],
  })
  return banners.flatMap((banner) => {
    const media = reader.media(banner.image)
    if (media === null) return []
    const narrow = reader.media(banner.image_mobile)
    const picture: DrawnPicture = {
      media,
      sizes: '100vw',
      narrow: narrow ? { media: narrow, query: '(width < 48rem)', sizes: '110vw' } : undefined,
    }
    return [{ banner, media, picture }]
  })
}
