import { describe, expect, it } from 'vitest'
import { apiUnderTest } from '../../../tests/support/api-under-test.ts'
import { endpoints } from './endpoints.ts'

const { call } = apiUnderTest()
const statusOf = async (headers: Record<string, string>, body = '{}') =>
  (await call('POST', '/api/auth/local', { headers, body })).status
/** The status of a sign-in without fields that was accepted for parsing. */
const read = 400

describe('the sender', () => {
  it.each<[string, Record<string, string>, number]>([
    ['a client that is no browser', {}, read],
    ['the shop', { 'Sec-Fetch-Site': 'same-origin' }, read],
    [
      'the shop behind another address',
      { 'Sec-Fetch-Site': 'same-origin', Origin: 'http://192.0.2.9' },
      read,
    ],
    ['an older browser at the shop', { Origin: 'https://shop.example' }, read],
    [
      'an older browser at the address that it asked',
      { Origin: 'http://lan:4321', Host: 'lan:4321' },
      read,
    ],
    ['another site', { 'Sec-Fetch-Site': 'cross-site' }, 403],
    ['another name of the same site', { 'Sec-Fetch-Site': 'same-site' }, 403],
    ['another site in an older browser', { Origin: 'https://evil.example' }, 403],
    ['another port', { Origin: 'https://shop.example:8443' }, 403],
    ['a frame in a sandbox', { Origin: 'null' }, 403],
    ['what is no origin', { Origin: 'shop.example' }, 403],
  ])('%s', async (_who, headers, status) => {
    expect(await statusOf(headers)).toBe(status)
  })
})

describe('the body', () => {
  it.each([
    ['application/json', read],
    ['Application/JSON; charset=UTF-8', read],
    ['application/jsonp', 415],
    ['text/plain; a=application/json', 415],
    ['multipart/form-data; boundary=x', 415],
    ['', 415],
  ])('%j', async (type, status) => {
    expect(await statusOf({ 'Content-Type': type })).toBe(status)
  })
})

// Requests that a browser sends for a page of another site: forms of three types, and JSON by
// script (ADR 0086).
const elsewhere = { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }
const forms = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']

const sent = endpoints.filter(({ method }) => method !== 'GET')

describe.each(sent.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  '%s',
  (_key, { method, path, upload }) => {
    it('rejects forms, and requests of another site without a bearer token', async () => {
      const send = async (headers: Record<string, string>) =>
        (await call(method, `/api${path.replace(':id', '1')}`, { headers, body: '{}' })).status
      for (const type of forms.filter((one) => !upload || !one.startsWith('multipart'))) {
        expect([type, await send({ 'Content-Type': type })]).toEqual([type, 415])
      }
      expect(await send(elsewhere)).toBe(403)
      // From anywhere, a client gets as far as the check of its token.
      expect(await send({ ...elsewhere, Authorization: 'Bearer a.b.c' })).toBe(401)
    })
  },
)
