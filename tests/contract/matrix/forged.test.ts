import { describe, expect, it } from 'vitest'
import { endpoints } from '../../../src/api/routes/endpoints.ts'
import { call } from '../http.ts'
import { asNewMember } from '../people.ts'
import { place } from '../place-order.ts'
import { keyOf } from './samples.ts'

// Requests that a browser sends for a page of another site: forms of three types, and JSON by
// script (ADR 0086).
const elsewhere = { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }
const forms = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']

const sent = endpoints.filter(({ method }) => method !== 'GET')

describe.each(sent.map((endpoint) => [keyOf(endpoint), endpoint] as const))(
  '%s',
  (_key, { method, path: pattern, upload }) => {
    const path = pattern.replace(':id', '1')
    const statusOf = async (headers: Record<string, string>, token?: string) =>
      (await call(method, path, { headers, body: '{}', ...(token && { token }) })).status

    it('rejects forms, and requests of another site without a bearer token', async () => {
      for (const type of forms.filter((one) => !upload || !one.startsWith('multipart'))) {
        expect([type, await statusOf({ 'Content-Type': type })]).toEqual([type, 415])
      }
      expect(await statusOf(elsewhere)).toBe(403)
      // From anywhere, a client gets as far as the check of its token.
      expect(await statusOf(elsewhere, 'a.b.c')).toBe(401)
    })
  },
)

describe('a form on another site', () => {
  const asForm = { ...elsewhere, 'Content-Type': 'text/plain' }

  it('places no order', async () => {
    const good = await place()
    expect(good.status).toBe(200)
    const { status, body } = await place({}, undefined, asForm)
    expect([status, body.error.name]).toEqual([403, 'ForbiddenError'])
  })

  it('does not sign in', async () => {
    const { email, password } = await asNewMember()
    const body = JSON.stringify({ identifier: email, password, remember: true })
    for (const headers of [asForm, { 'Content-Type': 'text/plain' }]) {
      const answer = await call('POST', '/auth/local', { headers, body })
      expect([403, 415]).toContain(answer.status)
      expect(answer.headers.getSetCookie()).toEqual([])
    }
  })
})
