import type { CompareOperator, ListOperator } from './operators.js'
import type { ScalarType } from './shape.js'

/** A time is represented by its ISO text in UTC, with milliseconds. */
export type Scalar = string | number | boolean

export interface Comparison {
  kind: 'compare'
  attribute: string
  type: ScalarType
  operator: CompareOperator
  value: Scalar
}

export interface ListComparison {
  kind: 'list'
  attribute: string
  type: ScalarType
  operator: ListOperator
  /** Two values for `$between`, the lower one first. */
  values: Scalar[]
}

export type RelationCondition =
  /** At least one related record matches. */
  | { kind: 'some'; relation: string; target: string; condition: Condition }
  | { kind: 'unrelated'; relation: string; target: string }

/** Names exist, values have the attribute's type. Logic has three values, as in SQL. */
export type Condition =
  | { kind: 'and'; all: Condition[] }
  | { kind: 'or'; any: Condition[] }
  | { kind: 'not'; condition: Condition }
  | { kind: 'null'; attribute: string; isNull: boolean }
  | Comparison
  | ListComparison
  | RelationCondition

export const everything: Condition = { kind: 'and', all: [] }
