import { toJsonSchema } from '@valibot/to-json-schema'
import type * as v from 'valibot'
import type { JsonAnswer } from '../endpoint.ts'
import { type JsonSchema, ref, schemaName } from './record-schema.ts'

/** Rules that JSON Schema cannot express are left to the prose of the contract. */
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
      return { description: 'Bare, unless its pages go by key', anyOf: [bare, page(`${name}Flat`)] }
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
