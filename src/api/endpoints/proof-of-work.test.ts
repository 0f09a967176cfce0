import { proveWork } from '@nas/callers/prove-work'
import { placeOrder } from '@nas/contract/orders/operations'
import { expect, it } from 'vitest'
import { apiUnderTest } from '../../../tests/support/api-under-test.ts'
import { orderBody } from '../../../tests/support/order-body.ts'
import { RejectedError } from '../../gateways/transport/gateway-errors.ts'

/** A shop that has received so many orders from the tests' network today. */
async function shopAfter(orders: number) {
  const api = apiUnderTest({})
  const place = (proof?: string | null, from?: string) =>
    api.call('POST', '/api/app/createorder', {
      body: orderBody,
      ...(proof && { headers: { 'Proof-Of-Work': proof } }),
      ...(from && { from }),
    })
  for (let count = 0; count < orders; count += 1) await place()
  return { api, place }
}

const challengeOf = (answer: { body: { error: { details: { challenge: string } } } }) =>
  answer.body.error.details.challenge

it('accepts twenty orders a day of one network, and requires work for each further one', async () => {
  const { api, place } = await shopAfter(19)
  expect((await place()).status).toBe(200)
  const refused = await place()
  expect([refused.status, refused.body.error.details.code]).toEqual([400, 'proof_required'])
  expect((await place(null, '203.0.113.7')).status).toBe(200)
  expect(api.commerce.placed).toHaveLength(21)

  const proof = await proveWork(challengeOf(refused))
  expect((await place(proof)).status).toBe(200)
  expect((await place(proof)).status).toBe(429)
  expect((await place()).body.error.details.code).toBe('proof_required')
})

it('rejects work that was not done', async () => {
  const { place } = await shopAfter(20)
  const challenge = JSON.parse(challengeOf(await place()))
  const encoded = (proof: object) => Buffer.from(JSON.stringify(proof)).toString('base64')
  const solution = { counter: 1, derivedKey: '00'.repeat(32), time: 1 }
  const easier = { ...challenge, parameters: { ...challenge.parameters, keyPrefix: '0' } }
  const own = await proveWork(JSON.stringify(easier))
  for (const proof of [encoded({ challenge, solution }), own, 'e30=', '%%%', encoded([1])]) {
    expect((await place(proof)).body.error.details.code).toBe('proof_required')
  }
})

it('does not count a rejected order', async () => {
  const { api, place } = await shopAfter(0)
  api.commerce.answer(placeOrder, () => {
    throw new RejectedError({ code: 'out_of_stock', message: 'No' })
  })
  for (let count = 0; count < 25; count += 1) await place()
  api.commerce.answer(placeOrder, (_credential, order) => api.commerce.place(order))
  expect((await place()).status).toBe(200)
})

/** A commerce that requires work for every order, as it does once a network holds many pieces. */
function strictShop() {
  const api = apiUnderTest({})
  const origins: unknown[] = []
  api.commerce.answer(placeOrder, (_credential, order) => {
    origins.push(order.origin)
    if (order.origin?.proven) return api.commerce.place(order)
    throw new RejectedError({ code: 'proof_required', message: 'No' })
  })
  const place = (quantity: number, proof?: string | null) =>
    api.call('POST', '/api/app/createorder', {
      body: { ...orderBody, cartitems: [{ product: 1, quantity }] },
      ...(proof && { headers: { 'Proof-Of-Work': proof } }),
    })
  return { place, origins }
}

it('passes on the demand of commerce, and that the work was done', async () => {
  const { place, origins } = strictShop()
  const refused = await place(3)
  expect([refused.status, refused.body.error.details.code]).toEqual([400, 'proof_required'])
  expect((await place(3, await proveWork(challengeOf(refused)))).status).toBe(200)
  const [first, second] = origins as { network: string }[]
  expect(first).toMatchObject({ network: expect.stringMatching(/^[\w-]{12}$/), proven: false })
  expect(second).toMatchObject({ network: first?.network, proven: true })
})

it('does not accept the work for a few pieces in an order of many', async () => {
  const { place } = strictShop()
  const small = await proveWork(challengeOf(await place(1)))
  const refused = await place(60, small)
  expect(refused.body.error.details.code).toBe('proof_required')
  expect(JSON.parse(challengeOf(refused)).parameters.data).toEqual({ units: 3 })
  expect((await place(60, await proveWork(challengeOf(refused)))).status).toBe(200)
})

it('names no network to commerce where limits are off', async () => {
  const api = apiUnderTest(false)
  api.context.settings.rateLimits = false
  expect((await api.call('POST', '/api/app/createorder', { body: orderBody })).status).toBe(200)
  expect(api.commerce.origins).toEqual([null])
})
