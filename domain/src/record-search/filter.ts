import type { Operator } from './operators.js'

export type FilterValue = string | number | boolean | null

export interface Condition {
  attr: string
  op: Operator
  value: FilterValue | FilterValue[]
}

/** A filter as it travels, as JSON, from the caller to the application that owns the records. */
export type Filter = { and: Filter[] } | { or: Filter[] } | { not: Filter } | Condition
