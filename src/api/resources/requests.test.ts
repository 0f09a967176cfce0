import { expect, it } from 'vitest'
import { apiUnderTest } from '../../../tests/support/api-under-test.ts'

it.each([
  ['/app/createorder', 'createOrder'],
  ['/supports', 'publicRequest'],
])('%s is limited by address', async (path, limit) => {
  const api = apiUnderTest({ [limit]: { points: 2, seconds: 60 } })
  const statuses = []
  for (let at = 0; at < 3; at += 1) {
    statuses.push((await api.call('POST', `/api${path}`, { body: {} })).status)
  }
  expect(statuses).toEqual([400, 400, 429])
})

it.each(['2147483648', '999999999999999'])('no request has the id %s', async (id) => {
  const api = apiUnderTest()
  expect((await api.get(`/api/supports/${id}`, 'staff')).status).toBe(404)
})
