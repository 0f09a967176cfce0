import { describe, expect, it } from 'vitest'
import { call } from '../http.ts'
import { asNewMember } from '../people.ts'
import { place } from '../place-order.ts'

const elsewhere = { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }

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
