import type { Endpoint } from '../endpoints/endpoint.ts'
import { type JsonSchema, jsonSchemaOf } from './schemas.ts'

const textParameter = (name: string, description: string, example: string): JsonSchema => ({
  name,
  in: 'query',
  description,
  schema: { type: 'string' },
  example,
})

const treeParameter = (name: string, description: string): JsonSchema => ({
  name,
  in: 'query',
  style: 'deepObject',
  explode: true,
  description,
  schema: { type: 'object', additionalProperties: true },
})

export const sharedParameters: Record<string, JsonSchema> = {
  filters: treeParameter(
    'filters',
    '`filters[attribute][$operator]=value`; unknown names are refused',
  ),
  sort: textParameter('sort', 'Attributes with a direction', 'order:desc,id:desc'),
  pagination: treeParameter(
    'pagination',
    '`page` and `pageSize`, or `start` and `limit`, or `pageSize` and one of `after` and `before`: ' +
      '`next` or `previous` of another page, `after` empty for the first; 100 at most',
  ),
  fields: textParameter('fields', 'Plain attributes to answer with', 'name,price'),
  _q: textParameter(
    '_q',
    'Words to search for, ignoring accents; content is sorted by relevance without `sort`',
    'kem chong nang',
  ),
  populate: textParameter('populate', 'Relations to include; also as an object', 'thub,categories'),
}

const ofLists = ['filters', 'sort', 'pagination', 'fields', 'populate']
const ofFiles = ['filters', 'sort']
const ofOne = ['fields', 'populate']

export function parametersOf({ path, queries, answer, parameters }: Endpoint): JsonSchema[] {
  const isFile = 'file' in answer
  const isList = 'as' in answer && answer.as.endsWith('list')
  const id = { name: 'id', in: 'path', required: true, schema: { type: 'string' } }
  return [
    ...(path.endsWith('/:id') ? [id] : []),
    ...(queries ? shared(isFile ? ofFiles : isList ? ofLists : ofOne) : []),
    ...(queries?.searched && (isList || isFile) ? shared(['_q']) : []),
    ...(queries && 'schema' in answer ? shared(['filters']) : []),
    ...(parameters ? named(jsonSchemaOf(parameters)) : []),
  ]
}

function shared(names: readonly string[]): JsonSchema[] {
  return names.map((name) => ({ $ref: `#/components/parameters/${name}` }))
}

function named({ properties = {}, required = [] }: JsonSchema): JsonSchema[] {
  return Object.entries(properties as Record<string, JsonSchema>).map(([name, schema]) => ({
    name,
    in: 'query',
    required: (required as string[]).includes(name),
    schema,
  }))
}
