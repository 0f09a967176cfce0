import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, it } from 'vitest'
import { apiUnderTest } from '../../../tests/support/api-under-test.ts'
import { endpoints } from '../routes/endpoints.ts'

const { get } = apiUnderTest()

describe('GET /api/openapi.json', () => {
  it('is a valid OpenAPI 3.1 description', async () => {
    const { status, body } = await get('/api/openapi.json')
    expect(status).toBe(200)
    expect(body.openapi).toBe('3.1.0')
    const { valid, errors } = await new Validator().validate(body)
    expect([valid, errors]).toEqual([true, undefined])
  })

  it('describes every call, under a unique name', async () => {
    const { body } = await get('/api/openapi.json')
    const names = new Set<string>()
    for (const { method, path } of endpoints) {
      const operation = body.paths[path.replace(':id', '{id}')]?.[method.toLowerCase()]
      expect([method, path, operation?.summary]).toEqual([method, path, expect.any(String)])
      names.add(operation.operationId)
    }
    expect(names.size).toBe(endpoints.length)
  })

  it('refers only to existing schemas', async () => {
    const { body } = await get('/api/openapi.json')
    const known = new Set(Object.keys(body.components.schemas))
    const named = JSON.stringify(body).matchAll(/#\/components\/schemas\/(\w+)/g)
    expect([...named].map(([, name]) => name).filter((name) => !known.has(name ?? ''))).toEqual([])
  })

  it('titles fields with their labels', async () => {
    const { body } = await get('/api/openapi.json')
    expect(body.components.schemas.StockFlat.properties.on_hand.title).toBe('On hand')
  })

  it('describes the required body', async () => {
    const { body } = await get('/api/openapi.json')
    const schema = body.paths['/auth/local'].post.requestBody.content['application/json'].schema
    expect(schema).toMatchObject({ type: 'object', required: ['identifier', 'password'] })
  })
})
