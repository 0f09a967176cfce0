import type { MediaFormat, MediaRecord, Palette } from '../content/records.ts'

interface PictureSize {
  url: string
  width: number
}

type SizeName = 'thumbnail' | 'small' | 'medium' | 'large' | 'xlarge'

export interface PictureSource {
  url: string
  width: number
  height: number
  /** Dominant colour, shown until the picture is loaded. */
  color: string | null
  formats: Partial<Record<SizeName, PictureSize | null>> | null
  /** The `srcset` in AVIF, if the picture's AVIF files exist. */
  avif?: string
  /** `object-position` where the picture is cropped. */
  focus?: string
}

export interface DrawnPicture {
  media: PictureSource
  sizes: string
  narrow?: { media: PictureSource; query: string; sizes: string } | undefined
}

export function srcsetOf({ url, width, formats }: PictureSource): string {
  const sizes = Object.values(formats ?? {}).filter((size) => size != null && size.width < width)
  const distinct = new Map<number, string>([[width, url]])
  for (const size of sizes) if (size != null) distinct.set(size.width, size.url)
  return [...distinct]
    .sort(([a], [b]) => a - b)
    .map(([pixels, address]) => `${address} ${pixels}w`)
    .join(', ')
}

interface Source {
  srcset: string
  sizes: string
  type?: 'image/avif'
  media?: string
  width?: number
  height?: number
}

const inAvif = ({ avif }: PictureSource, shown: Omit<Source, 'srcset' | 'type'>): Source[] =>
  avif ? [{ type: 'image/avif', srcset: avif, ...shown }] : []

export function sourcesOf({ media, sizes, narrow }: DrawnPicture): Source[] {
  if (narrow === undefined) return inAvif(media, { sizes })
  const { width, height } = narrow.media
  const shown = { sizes: narrow.sizes, media: narrow.query, width, height }
  return [
    ...inAvif(narrow.media, shown),
    { srcset: srcsetOf(narrow.media), ...shown },
    ...inAvif(media, { sizes }),
  ]
}

/** The address for clients without `srcset`: the smallest size of at least `pixels`. */
export function sizedUrl({ url, formats }: PictureSource, pixels: number): string {
  const fitting = Object.values(formats ?? {})
    .filter((size) => size != null && size.width >= pixels)
    .sort((a, b) => (a?.width ?? 0) - (b?.width ?? 0))
  return fitting[0]?.url ?? url
}

const colourPattern = /^#[\da-f]{6}$/i

/** A colour from content as a style, or undefined when it is malformed. */
export function placeholderStyle(color: string | null | undefined): string | undefined {
  return color != null && colourPattern.test(color) ? `background-color:${color}` : undefined
}

/** Colour and focal point. With a picture for narrow screens, base.css chooses between two points. */
export function pictureStyle(
  { color, focus }: Pick<PictureSource, 'color' | 'focus'>,
  narrow?: Pick<PictureSource, 'color' | 'focus'>,
): string | undefined {
  const parts = [
    placeholderStyle(color),
    focus && `${narrow ? '--focus' : 'object-position'}:${focus}`,
    narrow?.focus && `--narrow-focus:${narrow.focus}`,
  ]
  return parts.filter(Boolean).join(';') || undefined
}

export function isDark(color: string | null | undefined): boolean {
  if (color == null || !colourPattern.test(color)) return false
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    Number.parseInt(color.slice(at, at + 2), 16),
  )
  return 0.299 * red + 0.587 * green + 0.114 * blue < 128
}

/** Custom properties that override those of tokens.css; unset colours are unchanged. */
export function paletteStyle(palette: Palette | null): string | undefined {
  const parts = Object.entries(palette ?? {})
    .filter(([, colour]) => typeof colour === 'string' && colourPattern.test(colour))
    .map(([name, colour]) => `--${name}:${colour}`)
  return parts.length === 0 ? undefined : parts.join(';')
}

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
