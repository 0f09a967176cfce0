import { answerChallenge } from '@nas/contract/second-factor/operations'
import { describe, expect, it } from 'vitest'
import { apiUnderTest } from '../../../tests/support/api-under-test.ts'
import { RejectedError } from '../../gateways/transport/gateway-errors.ts'
import { endpoints } from './endpoints.ts'
import { events } from './security-log.ts'

const known = {
  client: expect.stringMatching(/^[\w-]{12}$/),
  request: expect.stringMatching(/^[\w-]{36}$/),
}

describe('the security log', () => {
  it('names existing calls', () => {
    const calls = endpoints.map(({ method, path }) => `${method} ${path}`)
    expect(Object.keys(events).filter((call) => !calls.includes(call))).toEqual([])
  })

  it('distinguishes successful and failed sign-ins, and contains no typed input', async () => {
    const { call, noted, accounts } = apiUnderTest()
    const { person, password } = accounts.member
    const body = { identifier: person.email, password }
    await call('POST', '/api/auth/local', { body })
    await call('POST', '/api/auth/local', { body: { ...body, password: 'sai mật khẩu' } })
    const asked = { method: 'POST', path: '/auth/local', caller: null, role: 'visitor', ...known }
    expect(noted).toEqual([
      { ...asked, event: 'sign-in', outcome: 'ok', subject: person.id },
      {
        ...asked,
        event: 'sign-in',
        outcome: 'refused',
        subject: person.id,
        status: 400,
        code: 'invalid_credentials',
      },
    ])
    const text = JSON.stringify(noted)
    for (const secret of [person.email, password, 'sai mật khẩu', '192.0.2.1']) {
      expect(text).not.toContain(secret)
    }
  })

  it('contains whose second factor was tried, and the result', async () => {
    const { call, noted, commerce, accounts } = apiUnderTest()
    const { person } = accounts.staff
    const wrong = { code: 'factor_code_wrong', message: 'wrong', account: person.id }
    commerce.answer(answerChallenge, (_credential, { code }) => {
      if (code !== '123456') throw new RejectedError(wrong)
      return { token: 'a.b.c', refresh: null, person }
    })
    for (const code of ['654321', '123456']) {
      const body = { challenge: 'asked', code }
      const answer = await call('POST', '/api/auth/local/second-factor', { body })
      if (code !== '123456') expect(JSON.stringify(answer.body)).not.toContain(person.id)
    }
    expect(noted).toMatchObject([
      { event: 'second-factor', outcome: 'refused', subject: person.id, code: wrong.code },
      { event: 'second-factor', outcome: 'ok', subject: person.id },
    ])
  })

  it('contains rejected callers with the call', async () => {
    const { get, call, noted, accounts } = apiUnderTest()
    await get('/api/orders')
    await call('GET', '/api/orders', { headers: { Authorization: 'Bearer a.b.c' } })
    await get('/api/supports', 'member')
    expect(noted).toMatchObject([
      { event: 'access', outcome: 'refused', status: 403, path: '/orders', caller: null },
      { event: 'access', outcome: 'refused', status: 401, path: '/orders', caller: null },
      { event: 'access', status: 403, path: '/supports', caller: accounts.member.person.id },
    ])
  })

  it('contains exceeded limits', async () => {
    const { call, noted } = apiUnderTest({ signInPerAddress: { points: 1, seconds: 60 } })
    const body = { identifier: 'ai@nas.vn', password: 'sai' }
    await call('POST', '/api/auth/local', { body })
    await call('POST', '/api/auth/local', { body })
    expect(noted).toMatchObject([{ status: 400 }, { event: 'sign-in', status: 429 }])
  })

  it('contains accesses of staff to personal data, but not of members to their own', async () => {
    const { get, noted, accounts } = apiUnderTest()
    await get('/api/orders', 'member')
    await get('/api/products', 'staff')
    expect(noted).toEqual([])
    await get('/api/orders', 'staff')
    expect(noted).toMatchObject([
      { event: 'personal-data', path: '/orders', caller: accounts.staff.person.id, role: 'admin' },
    ])
  })
})
