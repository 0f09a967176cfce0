import { castBoolean, castValue } from './cast.js'
import { type Condition, everything, type Scalar } from './condition.js'
import type { FilterLimits } from './limits.js'
import { isCompareOperator, isListOperator, isLogicOperator, isNullOperator } from './operators.js'
import { asList, isPlainObject } from './plain-values.js'
import { invalidParameter, QueryError } from './query-error.js'
import type { FilterShape, Relation, ScalarType } from './shape.js'

/** Conditions are counted per request, including filters inside populate. */
export interface FilterScope {
  readonly shapeOf: (name: string) => FilterShape
  readonly limits?: FilterLimits
  conditions: number
}

/** Position of a part of the filters, and the names allowed there. */
interface Place {
  scope: FilterScope
  shape: FilterShape
  relation: number
  logic: number
  /** Operators without an attribute apply to the id, as inside a relation. */
  idOperators: boolean
}

interface Attribute {
  attribute: string
  type: ScalarType
}

/** API §2.2. @throws QueryError for an unknown name, an invalid value or an exceeded limit */
export function readFilters(scope: FilterScope, shape: FilterShape, filters: unknown): Condition {
  return readGroup({ scope, shape, relation: 0, logic: 0, idOperators: false }, filters)
}

function readGroup(place: Place, value: unknown, name = 'filters'): Condition {
  if (!isPlainObject(value)) throw invalidParameter(name, 'filters')
  return allOf(Object.entries(value).map(([key, part]) => readEntry(place, key, part)))
}

function readEntry(place: Place, key: string, value: unknown): Condition {
  const { attributes, relations } = place.shape
  if (isLogicOperator(key)) {
    const inner = deeper(place)
    return readLogic(key, value, (part) => readGroup(inner, part, key))
  }
  if (place.idOperators && key.startsWith('$')) {
    const id = { attribute: 'id', type: attributes.get('id') ?? 'integer' }
    return readOperator(place, id, key, value)
  }
  const type = attributes.get(key)
  if (type) return readAttribute(place, { attribute: key, type }, value)
  const relation = relations.get(key)
  if (relation) return readRelation(place, key, relation, value)
  throw invalidParameter(key, 'filters')
}

function readAttribute(place: Place, one: Attribute, value: unknown): Condition {
  if (one.type === 'json') throw invalidParameter(one.attribute, 'filters')
  if (Array.isArray(value)) return readOperator(place, one, '$in', value)
  if (!isPlainObject(value)) return readOperator(place, one, '$eq', value)
  const parts = Object.entries(value)
  if (parts.length === 0) throw invalidParameter(one.attribute, 'filters')
  return allOf(parts.map(([key, part]) => readOperator(place, one, key, part)))
}

function readOperator(place: Place, one: Attribute, operator: string, value: unknown): Condition {
  const { scope } = place
  const { attribute } = one
  if (isLogicOperator(operator)) {
    const inner = deeper(place)
    return readLogic(operator, value, (part) => readAttribute(inner, one, part))
  }
  count(scope)
  if (isNullOperator(operator)) {
    const isNull = castBoolean(value, operator) === (operator === '$null')
    return { kind: 'null', attribute, isNull }
  }
  if (isListOperator(operator)) {
    const values = asList(value).map((part) => readValue(scope, one, part))
    checkList(scope, operator, values.length)
    return { kind: 'list', ...one, operator, values }
  }
  if (!isCompareOperator(operator)) throw invalidParameter(operator, 'filters')
  if (value === null && (operator === '$eq' || operator === '$ne')) {
    return { kind: 'null', attribute, isNull: operator === '$eq' }
  }
  return { kind: 'compare', ...one, operator, value: readValue(scope, one, value) }
}

function readValue(
  { limits }: FilterScope,
  { attribute, type }: Attribute,
  value: unknown,
): Scalar {
  const scalar = castValue(value, type, attribute)
  const longest = limits?.textLength
  if (longest !== undefined && typeof scalar === 'string' && scalar.length > longest) {
    throw invalidParameter(attribute, 'filters')
  }
  return scalar
}

function readRelation(place: Place, name: string, relation: Relation, value: unknown): Condition {
  const { scope } = place
  if (scope.limits && place.relation + 1 > scope.limits.relationDepth) {
    throw refused(`filters go deeper than ${scope.limits.relationDepth} relations`)
  }
  const related = scope.shapeOf(relation.target)
  const shape = relation.filter ? only(related, relation.filter) : related
  const part = isPlainObject(value) ? value : { id: value === null ? { $null: 'true' } : value }
  const idOperators = shape.attributes.has('id')
  const inner = { ...place, shape, relation: place.relation + 1, idOperators }
  const condition = readGroup(inner, part, name)
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

function deeper(place: Place): Place {
  const { limits } = place.scope
  const logic = place.logic + 1
  if (limits && logic > limits.logicDepth) {
    throw refused(`filters nest $and, $or and $not deeper than ${limits.logicDepth}`)
  }
  return { ...place, logic }
}

function count(scope: FilterScope): void {
  scope.conditions += 1
  if (scope.limits && scope.conditions > scope.limits.conditions) {
    throw refused(`filters hold more than ${scope.limits.conditions} conditions`)
  }
}

function checkList({ limits }: FilterScope, operator: string, length: number): void {
  if (operator === '$between' && length !== 2) throw refused('$between takes two values')
  if (limits && length > limits.listValues) {
    throw refused(`${operator} holds more than ${limits.listValues} values`)
  }
}

const refused = (message: string) => new QueryError(message, 'filters')
