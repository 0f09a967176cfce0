/** Most pictures of one gallery in a text. */
export const maxGalleryPictures = 12

/** Kinds of callouts, with the title that the shop shows. */
export const calloutKinds = {
  info: { vi: 'Lưu ý', en: 'Note' },
  warning: { vi: 'Cảnh báo', en: 'Warning' },
} as const

export type CalloutKind = keyof typeof calloutKinds

export const isCalloutKind = (kind: unknown): kind is CalloutKind =>
  typeof kind === 'string' && Object.hasOwn(calloutKinds, kind)
