export const comparisonOperators = ['$eq', '$ne', '$lt', '$lte', '$gt', '$gte'] as const

export const textOperators = [
  '$eqi',
  '$nei',
  '$contains',
  '$notContains',
  '$containsi',
  '$notContainsi',
  '$startsWith',
  '$startsWithi',
  '$endsWith',
  '$endsWithi',
] as const

export const listOperators = ['$in', '$notIn', '$between'] as const

export type ComparisonOperator = (typeof comparisonOperators)[number]
export type TextOperator = (typeof textOperators)[number]
export type CompareOperator = ComparisonOperator | TextOperator
export type ListOperator = (typeof listOperators)[number]
export type ValueOperator = CompareOperator | ListOperator

export function isTextOperator(name: string): name is TextOperator {
  return textOperators.some((operator) => operator === name)
}

export function isCompareOperator(name: string): name is CompareOperator {
  return isTextOperator(name) || comparisonOperators.some((operator) => operator === name)
}

export function isListOperator(name: string): name is ListOperator {
  return listOperators.some((operator) => operator === name)
}

export function isNullOperator(name: string): name is '$null' | '$notNull' {
  return name === '$null' || name === '$notNull'
}

export function isLogicOperator(name: string): name is '$and' | '$or' | '$not' {
  return name === '$and' || name === '$or' || name === '$not'
}
