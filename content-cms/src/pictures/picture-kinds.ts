/** The pictures that can be stored. SVG and HTML are none: they run in the browser. */
export const pictureKinds = {
  jpeg: { mime: 'image/jpeg', ending: 'jpg' },
  png: { mime: 'image/png', ending: 'png' },
  webp: { mime: 'image/webp', ending: 'webp' },
  avif: { mime: 'image/avif', ending: 'avif' },
} as const

export type PictureKind = keyof typeof pictureKinds

/** What the first bytes say; null for anything else, whatever name and type came with it. */
export function kindOf(bytes: Buffer): PictureKind | null {
  const text = (from: number, to: number) => bytes.subarray(from, to).toString('latin1')
  if (text(0, 3) === '\xff\xd8\xff') return 'jpeg'
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp'
  if (text(4, 8) === 'ftyp' && text(8, 32).includes('avif')) return 'avif'
  return null
}
