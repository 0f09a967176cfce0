import { castBoolean, castValue } from './cast.js'
import { type Condition, everything, type Scalar } from './condition.js'
import type { FilterLimits } from './limits.js'
import { isCompareOperator, isListOperator, isLogicOperator, isNullOperator } from './operators.js'
import { asList, isPlainObject, type PlainObject } from './plain-values.js'
import { invalidParameter, QueryError } from './query-error.js'
import type { FilterShape, Relation, ScalarType } from './shape.js'

/** Conditions are counted per request, including filters inside populate. */
export interface FilterScope {
  readonly shapeOf: (name: string) => FilterShape
  readonly limits?: FilterLimits
  conditions: number
}

interface Depth {
  relation: number
  logic: number
  /** Operators without an attribute apply to the id, as inside a relation. */
  idOperators: boolean
}

/** API §2.2. @throws QueryError for an unknown name, an invalid value or an exceeded limit */
export function readFilters(scope: FilterScope, shape: FilterShape, filters: unknown): Condition {
  return readGroup(scope, shape, filters, { relation: 0, logic: 0, idOperators: false })
}

function readGroup(
  scope: FilterScope,
  shape: FilterShape,
  value: unknown,
  depth: Depth,
  name = 'filters',
): Condition {
  if (!isPlainObject(value)) throw invalidParameter(name, 'filters')
  return allOf(
    Object.entries(value).map(([key, part]) => readEntry(scope, shape, key, part, depth)),
  )
}

function readEntry(
  scope: FilterScope,
  shape: FilterShape,
  key: string,
  value: unknown,
  depth: Depth,
): Condition {
  if (isLogicOperator(key)) {
    const inner = deeper(scope, depth)
    return readLogic(key, value, (part) => readGroup(scope, shape, part, inner, key))
  }
  if (depth.idOperators && key.startsWith('$')) {
    return readOperator(scope, 'id', shape.attributes.get('id') ?? 'integer', key, value, depth)
  }
  const type = shape.attributes.get(key)
  if (type) return readAttribute(scope, key, type, value, depth)
  const relation = shape.relations.get(key)
  if (relation) return readRelation(scope, key, relation, value, depth)
  throw invalidParameter(key, 'filters')
}

function readAttribute(
  scope: FilterScope,
  attribute: string,
  type: ScalarType,
  value: unknown,
  depth: Depth,
): Condition {
  if (type === 'json') throw invalidParameter(attribute, 'filters')
  if (Array.isArray(value)) return readOperator(scope, attribute, type, '$in', value, depth)
  if (!isPlainObject(value)) return readOperator(scope, attribute, type, '$eq', value, depth)
  const parts = Object.entries(value)
  if (parts.length === 0) throw invalidParameter(attribute, 'filters')
  return allOf(parts.map(([key, part]) => readOperator(scope, attribute, type, key, part, depth)))
}

function readOperator(
  scope: FilterScope,
  attribute: string,
  type: ScalarType,
  operator: string,
  value: unknown,
  depth: Depth,
): Condition {
  if (isLogicOperator(operator)) {
    const inner = deeper(scope, depth)
    return readLogic(operator, value, (part) => readAttribute(scope, attribute, type, part, inner))
  }
  count(scope)
  if (isNullOperator(operator)) {
    return {
      kind: 'null',
      attribute,
      isNull: castBoolean(value, operator) === (operator === '$null'),
    }
  }
  if (isListOperator(operator)) {
    const values = asList(value).map((one) => readValue(scope, one, type, attribute))
    checkList(scope, operator, values.length)
    return { kind: 'list', attribute, type, operator, values }
  }
  if (!isCompareOperator(operator)) throw invalidParameter(operator, 'filters')
  if (value === null && (operator === '$eq' || operator === '$ne')) {
    return { kind: 'null', attribute, isNull: operator === '$eq' }
  }
  return {
    kind: 'compare',
    attribute,
    type,
    operator,
    value: readValue(scope, value, type, attribute),
  }
}

function readValue(scope: FilterScope, value: unknown, type: ScalarType, name: string): Scalar {
  const scalar = castValue(value, type, name)
  const longest = scope.limits?.textLength
  if (longest !== undefined && typeof scalar === 'string' && scalar.length > longest) {
    throw invalidParameter(name, 'filters')
  }
  return scalar
}

function readRelation(
  scope: FilterScope,
  name: string,
  relation: Relation,
  value: unknown,
  depth: Depth,
): Condition {
  if (scope.limits && depth.relation + 1 > scope.limits.relationDepth) {
    throw new QueryError(
      `filters go deeper than ${scope.limits.relationDepth} relations`,
      'filters',
    )
  }
  const shape = scope.shapeOf(relation.target)
  const part: PlainObject = isPlainObject(value)
    ? value
    : { id: value === null ? { $null: 'true' } : value }
  const target = relation.filter ? only(shape, relation.filter) : shape
  const idOperators = target.attributes.has('id')
  const inner = { relation: depth.relation + 1, logic: depth.logic, idOperators }
  const condition = readGroup(scope, target, part, inner, name)
  if (condition.kind === 'null' && condition.attribute === 'id') {
    const unrelated: Condition = { kind: 'unrelated', relation: name, target: relation.target }
    return condition.isNull ? unrelated : { kind: 'not', condition: unrelated }
  }
  return { kind: 'some', relation: name, target: relation.target, condition }
}

function only(shape: FilterShape, name: string): FilterShape {
  const type = shape.attributes.get(name) ?? 'integer'
  return { ...shape, attributes: new Map([[name, type]]), relations: new Map() }
}

function readLogic(
  operator: '$and' | '$or' | '$not',
  value: unknown,
  parse: (part: unknown) => Condition,
): Condition {
  if (operator === '$not') return { kind: 'not', condition: parse(value) }
  if (value === null || typeof value !== 'object') throw invalidParameter(operator, 'filters')
  const parts = asList(value).map(parse)
  if (operator === '$and') return allOf(parts)
  return parts.length === 0 ? everything : { kind: 'or', any: parts }
}

function allOf(all: Condition[]): Condition {
  const [only] = all
  return all.length === 1 && only ? only : { kind: 'and', all }
}

function deeper(scope: FilterScope, depth: Depth): Depth {
  const logic = depth.logic + 1
  if (scope.limits && logic > scope.limits.logicDepth) {
    throw new QueryError(
      `filters nest $and, $or and $not deeper than ${scope.limits.logicDepth}`,
      'filters',
    )
  }
  return { ...depth, logic }
}

function count(scope: FilterScope): void {
  scope.conditions += 1
  if (scope.limits && scope.conditions > scope.limits.conditions) {
    throw new QueryError(`filters hold more than ${scope.limits.conditions} conditions`, 'filters')
  }
}

function checkList(scope: FilterScope, operator: string, length: number): void {
  if (operator === '$between' && length !== 2)
    throw new QueryError('$between takes two values', 'filters')
  if (scope.limits && length > scope.limits.listValues) {
    throw new QueryError(`${operator} holds more than ${scope.limits.listValues} values`, 'filters')
  }
}
