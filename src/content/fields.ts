export const text = { type: 'text' } as const
export const requiredText = { type: 'text', required: true } as const
export const words = { type: 'text', localised: 'en' } as const
export const requiredWords = { type: 'text', required: true, localised: 'en' } as const
export const richText = { type: 'richtext', localised: 'en' } as const
export const olderRichText = { type: 'richtext', localised: 'vn' } as const
export const requiredInteger = { type: 'integer', required: true } as const
/** A number of pieces or of whole đồng. */
export const amount = { type: 'integer', required: true, least: 0 } as const
/** SPEC §4: only what is active is shown on the storefront. */
export const visibility = {
  type: 'text',
  required: true,
  choices: ['active', 'inactive'],
} as const
export const date = { type: 'date' } as const
export const json = { type: 'json' } as const
export const requiredJson = { type: 'json', required: true } as const

export const picture = { target: 'media', many: false } as const
export const pictures = { target: 'media', many: true } as const
