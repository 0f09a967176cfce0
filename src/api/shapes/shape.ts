import type { Fields, FieldType } from '@nas/contract/fields'
import type { Relation, ResourceShape, ScalarType } from '@nas/query/shape'

/** A resource that is not content, as the query grammar sees it. */
export function shape(
  name: string,
  attributes: Readonly<Record<string, ScalarType>>,
  rest: {
    relations?: Readonly<Record<string, Relation>>
    components?: Readonly<Record<string, string>>
    /** What a search by words looks into. */
    searched?: readonly string[]
  } = {},
): ResourceShape {
  return {
    name,
    attributes: new Map(Object.entries(attributes)),
    relations: new Map(Object.entries(rest.relations ?? {})),
    components: new Map(Object.entries(rest.components ?? {})),
    hasState: false,
    ...(rest.searched && { searched: rest.searched.map((one) => [one]) }),
  }
}

const scalarTypes: Readonly<Record<FieldType, ScalarType>> = {
  id: 'text',
  text: 'text',
  phone: 'text',
  email: 'text',
  integer: 'integer',
  money: 'integer',
  date: 'date',
  boolean: 'boolean',
}

/** The fields of a table of the contract as attributes. */
export function attributesOf(fields: Fields): Record<string, ScalarType> {
  const types = Object.entries(fields).map(([name, { type }]) => [name, scalarTypes[type]])
  return Object.fromEntries(types)
}
