import type { Relation, ScalarType } from '@nas/query/shape'

/**
 * `localised: 'en'` makes two attributes, `name` (Vietnamese) and `name_en`.
 * `localised: 'vn'` is the older naming of SPEC §3 (works, innovations): `content` (English) and
 * `content_vn`.
 */
export interface Field {
  readonly type: ScalarType
  readonly required?: true
  readonly localised?: 'en' | 'vn'
  /** Stored choice -> value on the wire, where the two differ. */
  readonly values?: Readonly<Record<string, string>>
  /** All that a text may be. */
  readonly choices?: readonly string[]
  /** Bounds of a number, both included; Payload enforces them. */
  readonly least?: number
  readonly most?: number
  /** Worked out by the shop: nobody writes it, and no page is made anew because a record holds it. */
  readonly derived?: true
  /** Taken by commerce from Payload itself; never part of the read model. */
  readonly writeOnly?: true
}

export interface ResourceDefinition {
  readonly fields: Readonly<Record<string, Field>>
  readonly relations: Readonly<Record<string, Relation>>
  /** Everyone but staff sees only records whose `state` is `active` (contract part 0). */
  readonly hasState?: true
  /** Fields that a search by words looks into, the weightiest first. */
  readonly searched?: readonly string[]
}
