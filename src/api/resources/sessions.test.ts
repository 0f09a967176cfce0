import { renewSession } from '@nas/contract/sessions/operations'
import { expect, it } from 'vitest'
import { apiUnderTest } from '../../../tests/support/api-under-test.ts'
import { NotSignedInError } from '../../gateways/transport/gateway-errors.ts'

it('limits forged cookies of sessions like rejected tokens', async () => {
  const api = apiUnderTest({ refusedToken: { points: 2, seconds: 60 } })
  let asked = 0
  api.commerce.answer(renewSession, () => {
    asked += 1
    throw new NotSignedInError('Not signed in', {})
  })
  const statuses: number[] = []
  for (const forged of ['a', 'b', 'c', 'd']) {
    const headers = { Cookie: `__Host-nas_session=${forged}` }
    statuses.push((await api.call('POST', '/api/app/renewsession', { headers })).status)
  }
  expect(statuses).toEqual([401, 401, 429, 429])
  expect(asked).toBe(3)
})
