export type ScalarType = 'text' | 'richtext' | 'integer' | 'decimal' | 'date' | 'boolean' | 'json'

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
}

export interface Relation {
  readonly target: string
  readonly many: boolean
  /** Names the relation of `target` that points back; such a relation is not stored itself. */
  readonly via?: string
  /** Only the id of the related record may be filtered on (contract 6.3). */
  readonly filter?: 'id'
}

export interface ResourceDefinition {
  readonly fields: Readonly<Record<string, Field>>
  readonly relations: Readonly<Record<string, Relation>>
  /** Everyone but staff sees only records whose `state` is `active` (contract part 0). */
  readonly hasState?: true
  /** Fields that a search by words looks into, the weightiest first. */
  readonly searched?: readonly string[]
}

/** A resource as the query grammar sees it: flat attributes, `id` among them. */
export interface ResourceShape {
  readonly name: string
  readonly attributes: ReadonlyMap<string, ScalarType>
  readonly relations: ReadonlyMap<string, Relation>
  /** Relations that are plain nested objects on the wire, not entries of their own. */
  readonly components: ReadonlyMap<string, string>
  readonly hasState: boolean
  /** Attributes that a search by words looks into, all languages of a field together. */
  readonly searched?: readonly (readonly string[])[]
}

export type ShapeLookup = (name: string) => ResourceShape
