import { fieldLabels, type Labels } from '@nas/contract/field-labels'
import type { ResourceShape, ScalarType } from '@nas/query/shape'
import { toJsonSchema } from '@valibot/to-json-schema'
import type * as v from 'valibot'
import type { JsonAnswer } from '../endpoints/endpoint.ts'

export type JsonSchema = Record<string, unknown>

const nullable = (schema: JsonSchema): JsonSchema => ({ anyOf: [schema, { type: 'null' }] })

const scalars: Readonly<Record<ScalarType, JsonSchema>> = {
  text: { type: 'string' },
  richtext: { type: 'string', description: 'HTML without active content' },
  integer: { type: 'integer' },
  decimal: { type: 'number' },
  date: { type: 'string', format: 'date-time' },
  boolean: { type: 'boolean' },
  json: {},
}

const idSchema: JsonSchema = { type: ['integer', 'string'], description: 'Opaque' }

export const ref = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` })

/** `featured-works` → `FeaturedWorks` */
function schemaName(resource: string): string {
  return resource.replace(/(^|-)(\w)/g, (_match, _dash, letter: string) => letter.toUpperCase())
}

function attributesOf({
  name: resource,
  attributes,
  relations,
  components,
}: ResourceShape): JsonSchema {
  const labels: Readonly<Record<string, Labels>> = fieldLabels
  const properties: Record<string, JsonSchema> = {}
  for (const [name, type] of attributes) {
    const label = labels[resource]?.[name]
    if (name !== 'id')
      properties[name] = { ...nullable(scalars[type]), ...(label && { title: label.en }) }
  }
  for (const [name, { target, many }] of relations) {
    const entry = ref(schemaName(target))
    const data = many ? { type: 'array', items: entry } : nullable(entry)
    const description = 'Only when populated'
    properties[name] = { type: 'object', description, properties: { data }, required: ['data'] }
  }
  for (const [name, target] of components) {
    const flat = ref(`${schemaName(target)}Flat`)
    const description = 'Only when populated'
    properties[name] = {
      description,
      anyOf: [{ type: 'array', items: flat }, flat, { type: 'null' }],
    }
  }
  return { type: 'object', properties }
}

export function recordSchemas(shape: ResourceShape): Record<string, JsonSchema> {
  const name = schemaName(shape.name)
  const attributes = attributesOf(shape)
  return {
    [name]: {
      type: 'object',
      required: ['id', 'attributes'],
      properties: { id: idSchema, attributes },
    },
    [`${name}Flat`]: {
      type: 'object',
      required: ['id'],
      properties: { id: idSchema, ...(attributes.properties as object) },
    },
  }
}

/** Rules that JSON Schema cannot express are only in the prose of the contract. */
export function jsonSchemaOf(schema: v.GenericSchema): JsonSchema {
  const { $schema: _dialect, ...rest } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode: 'input',
    errorMode: 'ignore',
  })
  return rest as JsonSchema
}

export function answerSchema(answer: JsonAnswer): JsonSchema {
  if ('schema' in answer) return jsonSchemaOf(answer.schema)
  const name = schemaName(answer.of.name)
  switch (answer.as) {
    case 'bare':
      return ref(`${name}Flat`)
    case 'bare list': {
      const bare = { type: 'array', items: ref(`${name}Flat`) }
      return { description: 'Bare, unless paged by key', anyOf: [bare, page(`${name}Flat`)] }
    }
    case 'one':
      return {
        type: 'object',
        required: ['data', 'meta'],
        properties: { data: ref(name), meta: { type: 'object' } },
      }
    case 'list':
      return page(name)
  }
}

const page = (name: string): JsonSchema => ({
  type: 'object',
  required: ['data', 'meta'],
  properties: {
    data: { type: 'array', items: ref(name) },
    meta: { type: 'object', properties: { pagination: ref('Pagination') } },
  },
})
