import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { Endpoint } from '../../../src/api/endpoints/endpoint.ts'
import { get } from '../http.ts'

/** Validates responses against `/api/openapi.json`. */
export async function answersOf() {
  const { body: document } = await get('/openapi.json')
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  addFormats.default(ajv)
  ajv.addSchema(document, 'api')
  return {
    /** Unexpected and missing parts of a response. */
    problemsOf({ method, path }: Endpoint, answer: unknown): string[] {
      const place = path.replace(':id', '{id}').replaceAll('/', '~1')
      const content = `${method.toLowerCase()}/responses/200/content/application~1json/schema`
      const validate = ajv.getSchema(`api#/paths/${place}/${content}`)
      if (!validate) return [`${method} ${path} is not described`]
      return validate(answer) ? [] : (validate.errors ?? []).map((error) => JSON.stringify(error))
    },
  }
}
