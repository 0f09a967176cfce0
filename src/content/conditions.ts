import type { ScalarType } from './schema-types.ts'

export type CompareOperator =
  | '$eq'
  | '$ne'
  | '$eqi'
  | '$nei'
  | '$lt'
  | '$lte'
  | '$gt'
  | '$gte'
  | '$contains'
  | '$notContains'
  | '$containsi'
  | '$notContainsi'
  | '$startsWith'
  | '$endsWith'
  | '$startsWithi'
  | '$endsWithi'

export type ListOperator = '$in' | '$notIn' | '$between'

export type Scalar = string | number | boolean

/** A checked filter: names are known, values have the attribute's type. */
export type Condition =
  | { kind: 'and'; all: Condition[] }
  | { kind: 'or'; any: Condition[] }
  | { kind: 'not'; condition: Condition }
  | { kind: 'null'; attribute: string; isNull: boolean }
  | {
      kind: 'compare'
      attribute: string
      type: ScalarType
      operator: CompareOperator
      value: Scalar
    }
  | {
      kind: 'list'
      attribute: string
      type: ScalarType
      operator: ListOperator
      values: Scalar[]
    }
  /** At least one related record matches. */
  | { kind: 'some'; relation: string; target: string; condition: Condition }
  | { kind: 'unrelated'; relation: string; target: string }

const compareOperators: ReadonlySet<string> = new Set<CompareOperator>([
  '$eq',
  '$ne',
  '$eqi',
  '$nei',
  '$lt',
  '$lte',
  '$gt',
  '$gte',
  '$contains',
  '$notContains',
  '$containsi',
  '$notContainsi',
  '$startsWith',
  '$endsWith',
  '$startsWithi',
  '$endsWithi',
])
const listOperators: ReadonlySet<string> = new Set<ListOperator>(['$in', '$notIn', '$between'])

export function isCompareOperator(name: string): name is CompareOperator {
  return compareOperators.has(name)
}

export function isListOperator(name: string): name is ListOperator {
  return listOperators.has(name)
}

export function isNullOperator(name: string): name is '$null' | '$notNull' {
  return name === '$null' || name === '$notNull'
}

export function isLogicOperator(name: string): name is '$and' | '$or' | '$not' {
  return name === '$and' || name === '$or' || name === '$not'
}
