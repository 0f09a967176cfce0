/** The formats that can be stored. SVG and HTML are excluded: browsers execute them. */
export const pictureKinds = {
  jpeg: { mime: 'image/jpeg', ending: 'jpg' },
  png: { mime: 'image/png', ending: 'png' },
  webp: { mime: 'image/webp', ending: 'webp' },
  avif: { mime: 'image/avif', ending: 'avif' },
} as const

/** Photos of phones, converted to JPEG when they are uploaded. */
export const heicTypes = ['image/heic', 'image/heif']

export type PictureKind = keyof typeof pictureKinds

/** Least width of product pictures, in pixels. */
export const recommendedWidth = 1200

export const maxPictureBytes = 15_000_000

export const maxPicture = {
  vi: 'JPEG, PNG, WebP, AVIF, HEIC (được đổi sang JPEG), tối đa 15 MB và 40 triệu điểm ảnh',
  en: 'JPEG, PNG, WebP, AVIF or HEIC (converted to JPEG), at most 15 MB and 40 megapixels',
}
