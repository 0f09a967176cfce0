import type { Relation, ScalarType } from '@nas/query/shape'

/**
 * `localised: 'en'` makes two attributes, `name` (Vietnamese) and `name_en`. `localised: 'vn'` is
 * the older naming of SPEC §3 (works, innovations): `content` (English) and `content_vn`.
 */
export interface Field {
  readonly type: ScalarType
  readonly required?: true
  readonly localised?: 'en' | 'vn'
  /** Stored choice -> value on the wire, when they differ. */
  readonly values?: Readonly<Record<string, string>>
  readonly format?: 'branch phone'
  readonly choices?: readonly string[]
  /** Inclusive bounds of a number; Payload enforces them. */
  readonly least?: number
  readonly most?: number
  /** Computed by the shop: read-only, and excluded from the recorded content of a record. */
  readonly derived?: true
  /** Read by commerce from Payload directly; never in the read model. */
  readonly writeOnly?: true
}

export interface ResourceDefinition {
  readonly fields: Readonly<Record<string, Field>>
  readonly relations: Readonly<Record<string, Relation>>
  readonly hasState?: true
  /** Most important first, at most 8; rich texts are last. */
  readonly searched?: readonly string[]
}

export const text = { type: 'text' } as const
export const requiredText = { type: 'text', required: true } as const
export const words = { type: 'text', localised: 'en' } as const
export const requiredWords = { type: 'text', required: true, localised: 'en' } as const
export const richText = { type: 'richtext', localised: 'en' } as const
export const olderRichText = { type: 'richtext', localised: 'vn' } as const
export const requiredInteger = { type: 'integer', required: true } as const
/** A quantity, or an amount in whole đồng. */
export const amount = { type: 'integer', required: true, least: 0 } as const
/** SPEC §4: the storefront shows only active records. */
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
