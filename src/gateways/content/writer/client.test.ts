import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  BackendDownError,
  type GatewayError,
  MissingRecordError,
  RejectedError,
  StaleError,
} from '../../transport/gateway-errors.ts'
import { type ContentWriter, createContentWriter } from './gateway.ts'

let writer: ContentWriter
let answer: { status: number; body: unknown }
const received: { method: string; url: string; headers: IncomingHttpHeaders; body: string }[] = []

const server = createServer(async (request, response) => {
  const { method = '', url = '', headers } = request
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  received.push({ method, url, headers, body: Buffer.concat(chunks).toString() })
  response.writeHead(answer.status, { 'Content-Type': 'application/json' })
  response.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body))
})

beforeEach(async () => {
  received.length = 0
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  writer = createContentWriter({ contentUrl: `http://127.0.0.1:${port}`, contentWriteKey: 'key' })
})
afterEach(() => new Promise((resolve) => server.close(resolve)))

function never(): never {
  throw new Error('nothing was received')
}

const nothing = { vi: {}, en: {} }

describe('a write', () => {
  it('is sent with both languages and the key for writing', async () => {
    answer = { status: 201, body: { doc: { id: 7, slug: 'x' } } }
    const fields = { vi: { name: 'A' }, en: { name: 'B' } }
    expect(await writer.published.create('clubs', fields)).toEqual({ id: 7, slug: 'x' })
    const { method, url, headers, body } = received[0] ?? never()
    expect([method, url]).toEqual(['POST', '/api/clubs/published?depth=0&locale=vi'])
    expect(headers.authorization).toBe('clients API-Key key')
    expect(JSON.parse(body)).toEqual(fields)
  })

  it('names the version it was made from', async () => {
    answer = { status: 200, body: { doc: { id: 7 } } }
    await writer.published.update('clubs', 7, nothing, '2026-11-22T03:00:00.000Z')
    expect(JSON.parse(received[0]?.body ?? '')).toEqual({
      ...nothing,
      updatedAt: '2026-11-22T03:00:00.000Z',
    })
  })

  it('that is rejected names attributes of the wire', async () => {
    const errors = [
      { path: 'slug', code: 'taken', message: 'Value must be unique', locale: 'vi' },
      { path: 'name', code: 'invalid', message: 'Too long', locale: 'en' },
      { path: 'slug', code: 'invalid', message: 'Not so', locale: 'en' },
    ]
    answer = { status: 400, body: { errors: [{ message: '3 errors', data: { errors } }] } }
    const rejection = await writer.published.update('products', 3, nothing).catch((error) => error)
    expect(rejection).toBeInstanceOf(RejectedError)
    expect(rejection.errors).toEqual([
      { path: ['slug'], code: 'taken', message: 'slug is already taken' },
      { path: ['name_en'], code: 'malformed', message: 'name_en: Too long' },
      { path: ['slug'], code: 'malformed', message: 'slug: Not so' },
    ])
  })
})

describe('an arrangement', () => {
  it('returns how many records changed their order', async () => {
    answer = { status: 200, body: { changed: 2 } }
    expect(await writer.published.arrange('clubs', 7, null)).toBe(2)
    const { method, url, body } = received[0] ?? never()
    expect([method, url]).toEqual(['POST', '/api/clubs/arrange?depth=0&locale=vi'])
    expect(JSON.parse(body)).toEqual({ id: 7, below: null })
  })

  it('of too many is rejected with that code', async () => {
    const refused = { message: 'Too many records have the same order', data: { code: 'too_many' } }
    answer = { status: 400, body: { errors: [refused] } }
    const rejection = await writer.published.arrange('clubs', 7, 8).catch((error) => error)
    expect([rejection.code, rejection.message]).toEqual(['too_many', refused.message])
  })
})

describe('a failure', () => {
  it.each<[number, unknown, new (...all: never[]) => GatewayError]>([
    [404, {}, MissingRecordError],
    [409, { errors: [] }, StaleError],
    [401, {}, BackendDownError],
    [403, {}, BackendDownError],
    [500, {}, BackendDownError],
    [200, '<html>', BackendDownError],
    [200, { other: 1 }, BackendDownError],
  ])('of status %s with %j', async (status, body, kind) => {
    answer = { status, body }
    await expect(writer.published.update('clubs', 1, nothing)).rejects.toBeInstanceOf(kind)
  })

  it('of a deletion is 403 for a missing record', async () => {
    answer = { status: 403, body: { errors: [] } }
    await expect(writer.published.remove('clubs', 1)).rejects.toBeInstanceOf(MissingRecordError)
  })
})

it('a list is searched in the query language of the database lists', async () => {
  answer = { status: 200, body: { docs: [{ id: 1 }], total: 9 } }
  const where = {
    kind: 'compare',
    attribute: 'state',
    type: 'text',
    operator: '$eq',
    value: 'new',
  } as const
  const sort = [{ attribute: 'id', descending: true }]
  const page = await writer.requests.list('supports', { where, sort, limit: 5, offset: 10 })
  expect(page).toEqual({ docs: [{ id: 1 }], total: 9 })
  const { pathname, searchParams } = new URL(received[0]?.url ?? '', 'http://x')
  expect(pathname).toBe('/api/supports/search')
  expect(JSON.parse(searchParams.get('filters') ?? '')).toEqual({ state: { $eq: 'new' } })
  expect([searchParams.get('offset'), searchParams.get('limit')]).toEqual(['10', '5'])
})

it('a picture is sent as a form with a neutral name and type', async () => {
  answer = { status: 201, body: { doc: { id: 4 } } }
  await writer.pictures.store(new Uint8Array([1, 2, 3]))
  expect(received[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
  expect(received[0]?.body).toContain('name="file"; filename="picture"')
})
