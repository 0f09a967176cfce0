import { errorAnswerSchema, paginationSchema } from '@nas/contract/answers'
import * as v from 'valibot'
import type { AnswerDescription, Endpoint } from '../endpoints/endpoint.ts'
import type { FormRules } from '../input/input-worker.ts'
import { apiShape } from '../shapes/api-shapes.ts'
import { parametersOf, sharedParameters } from './parameters.ts'
import { answerSchema, type JsonSchema, jsonSchemaOf, recordSchemas, ref } from './schemas.ts'

const errors: Readonly<Record<string, string>> = {
  400: 'The query or the body is not what it must be, or a rule of the shop says no',
  401: 'The token is not good; also on public calls',
  403: 'Not allowed for this caller',
  404: 'No such record, or none that the caller may know of',
  409: 'Something else came first: `stale` when the record changed since it was read',
  415: 'The body is no application/json',
  429: 'Too many requests; see Retry-After',
  503: 'A part of the shop is down; see Retry-After',
}

const failures = Object.fromEntries(
  Object.entries(errors).map(([status, description]) => [
    status,
    { description, content: { 'application/json': { schema: ref('Error') } } },
  ]),
)

function files({ field, maxFiles }: FormRules): JsonSchema {
  const file = { type: 'string', format: 'binary' }
  const list = { type: 'array', items: file, minItems: 1, maxItems: maxFiles }
  return { type: 'object', required: [field], properties: { [field]: list } }
}

function operation(endpoint: Endpoint): JsonSchema {
  const { method, path, summary, access, body, upload, answer } = endpoint
  const wholeBody = body && jsonSchemaOf(body.schema)
  const inData = { type: 'object', required: ['data'], properties: { data: wholeBody } }
  const forms = { data: inData, bare: wholeBody, either: { anyOf: [inData, wholeBody] } }
  return {
    operationId: `${method.toLowerCase()}${path.replace(/[^a-zA-Z0-9]+(\w)/g, (_m, letter: string) => letter.toUpperCase())}`,
    summary,
    description: `For: ${access}${endpoint.own ? ', members for what is their own' : ''}.`,
    tags: [path.split('/')[1]],
    security: access === 'all' ? [{}, { bearer: [] }] : [{ bearer: [] }],
    parameters: parametersOf(endpoint),
    ...(body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: forms[body.form] } },
      },
    }),
    ...(upload && {
      requestBody: {
        required: true,
        content: {
          'multipart/form-data': {
            schema: wholeBody ? { allOf: [files(upload), wholeBody] } : files(upload),
          },
        },
      },
    }),
    responses: { ...success(answer), ...failures },
  }
}

function success(answer: AnswerDescription): Record<string, JsonSchema> {
  if ('redirectsTo' in answer) return { 302: { description: `To ${answer.redirectsTo}` } }
  if ('file' in answer) {
    const content = { [answer.file]: { schema: { type: 'string' } } }
    return { 200: { description: 'The file', content } }
  }
  const schema = answerSchema(answer)
  return { 200: { description: 'Done', content: { 'application/json': { schema } } } }
}

function schemasOf(endpoints: readonly Endpoint[]): Record<string, JsonSchema> {
  const names = new Set<string>()
  const add = (name: string) => {
    if (names.has(name)) return
    names.add(name)
    const { relations, components } = apiShape(name)
    for (const { target } of relations.values()) add(target)
    for (const target of components.values()) add(target)
  }
  for (const { answer } of endpoints) if ('of' in answer) add(answer.of.name)
  return Object.assign({}, ...[...names].map((name) => recordSchemas(apiShape(name))))
}

function openApiDocument(endpoints: readonly Endpoint[], shopUrl: string): JsonSchema {
  const paths: Record<string, Record<string, JsonSchema>> = {}
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(':id', '{id}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'NAS Shop',
      version: '1.0.0',
      description: 'Shapes and query language are those of a Strapi v4 REST API.',
    },
    servers: [{ url: `${shopUrl}/api` }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      parameters: sharedParameters,
      schemas: {
        ...schemasOf(endpoints),
        Error: jsonSchemaOf(errorAnswerSchema),
        Pagination: jsonSchemaOf(paginationSchema),
      },
    },
  }
}

export function openApiEndpoint(others: readonly Endpoint[]): Endpoint {
  let made: JsonSchema | undefined
  const endpoint: Endpoint = {
    method: 'GET',
    path: '/openapi.json',
    summary: 'This description',
    access: 'all',
    content: true,
    answer: { schema: v.looseObject({ openapi: v.string() }) },
    handle: ({ context }) => {
      made ??= openApiDocument([...others, endpoint], context.settings.shopUrl)
      return made
    },
  }
  return endpoint
}
