import type { Relation, ResourceShape, ScalarType } from '../../content/schema-types.ts'

/** A resource that is not content, as the query grammar sees it. */
export function shape(
  name: string,
  attributes: Readonly<Record<string, ScalarType>>,
  rest: {
    relations?: Readonly<Record<string, Relation>>
    components?: Readonly<Record<string, string>>
  } = {},
): ResourceShape {
  return {
    name,
    attributes: new Map(Object.entries(attributes)),
    relations: new Map(Object.entries(rest.relations ?? {})),
    components: new Map(Object.entries(rest.components ?? {})),
    hasState: false,
  }
}

export const stamps = { createdAt: 'date', updatedAt: 'date' } as const
