export type ScalarType = 'text' | 'richtext' | 'integer' | 'decimal' | 'date' | 'boolean' | 'json'

export interface Relation {
  readonly target: string
  readonly many: boolean
  /** Names the relation of `target` that points back; such a relation is not stored itself. */
  readonly via?: string
  /** All of the related record that may be filtered on (contract 6.3). */
  readonly filter?: 'id' | 'type'
}

/** What filters and sorts may name. */
export interface FilterShape {
  readonly attributes: ReadonlyMap<string, ScalarType>
  readonly relations: ReadonlyMap<string, Relation>
}

/** A resource as the query grammar sees it: flat attributes, `id` among them. */
export interface ResourceShape extends FilterShape {
  readonly name: string
  /** Relations that are plain nested objects on the wire, not entries of their own. */
  readonly components: ReadonlyMap<string, string>
  readonly hasState: boolean
  /** Attributes that a search by words looks into, all languages of a field together. */
  readonly searched?: readonly (readonly string[])[]
}

export type ShapeLookup = (name: string) => ResourceShape

/** A record that queries are evaluated on in memory. */
export interface Attributes {
  readonly [attribute: string]: unknown
}
