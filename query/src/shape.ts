export type ScalarType = 'text' | 'richtext' | 'integer' | 'decimal' | 'date' | 'boolean' | 'json'

export interface Relation {
  readonly target: string
  readonly many: boolean
  /** The inverse relation of `target`; such a relation is not stored. */
  readonly via?: string
  /** The only filterable part of the related record (API §6.3). */
  readonly filter?: 'id' | 'type'
}

export interface FilterShape {
  readonly attributes: ReadonlyMap<string, ScalarType>
  readonly relations: ReadonlyMap<string, Relation>
}

export interface ResourceShape extends FilterShape {
  readonly name: string
  /** Relations that are plain nested objects on the wire instead of entries. */
  readonly components: ReadonlyMap<string, string>
  readonly hasState: boolean
  /** Attributes for the search by words, all languages of a field together. */
  readonly searched?: readonly (readonly string[])[]
  /** Index of the first group of `searched` that is a long text. */
  readonly longTexts?: number
}

export type ShapeLookup = (name: string) => ResourceShape

export interface Attributes {
  readonly [attribute: string]: unknown
}
