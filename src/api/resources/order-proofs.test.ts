import { askEmailCode, askOrderCode, proveOrder } from '@nas/contract/order-proofs/operations'
import { reorder } from '@nas/contract/orders/operations'
import { expect, it } from 'vitest'
import { apiUnderTest } from '../../../tests/support/api-under-test.ts'
import { RejectedError } from '../../gateways/transport/gateway-errors.ts'

/** A shop whose orders are proven by one code. */
function shopWith(limits: Parameters<typeof apiUnderTest>[0]) {
  const api = apiUnderTest(limits)
  const mailed: string[] = []
  api.commerce.answer(askOrderCode, (_credential, { code }) => {
    mailed.push(code)
    return undefined
  })
  api.commerce.answer(askEmailCode, (_credential, { email }) => {
    mailed.push(email)
    return undefined
  })
  api.commerce.answer(proveOrder, (_credential, { secret }) => {
    if (secret === '123456') return { proof: 'p', until: '2026-11-24T02:00:00.000Z' }
    throw new RejectedError({ code: 'code_incorrect', message: 'The code is wrong' })
  })
  const order = { code: 'NAS-1', phone: '0912345678' }
  const send = (path: string, body: object, from = '192.0.2.1') =>
    api.call('POST', `/api/app/${path}`, { body, from })
  return {
    api,
    mailed,
    ask: (changes: object = {}, from?: string) =>
      send('askordercode', { ...order, ...changes }, from),
    askForEmail: (email: string, attempt: string, from?: string) =>
      send('askemailcode', { email, attempt }, from),
    prove: (secret: string, from?: string) => send('proveorder', { ...order, secret }, from),
  }
}

it('mails a few codes a day for one order, from all addresses', async () => {
  const { ask, mailed } = shopWith({ orderCode: { points: 2, seconds: 60 } })
  await ask()
  await ask({ code: 'nas-1', phone: '+84 912 345 678' }, '198.51.100.1')
  expect((await ask({}, '198.51.100.2')).status).toBe(429)
  expect((await ask({ phone: '0987654321' })).body).toEqual({ data: { ok: true } })
  expect(mailed).toEqual(['NAS-1', 'NAS-1', 'NAS-1'])
})

it('mails a few codes a day to one e-mail, for all attempts and from all addresses', async () => {
  const { askForEmail, mailed } = shopWith({ orderCode: { points: 2, seconds: 60 } })
  const [email, attempt] = ['khach@example.com', 'a'.repeat(30)]
  await askForEmail(email, attempt)
  await askForEmail(email.toUpperCase(), 'b'.repeat(30), '198.51.100.1')
  expect((await askForEmail(email, 'c'.repeat(30), '198.51.100.2')).status).toBe(429)
  expect((await askForEmail('khac@example.com', attempt)).body).toEqual({ data: { ok: true } })
  expect(mailed).toHaveLength(3)
})

it('slows guesses at a code down, from all addresses', async () => {
  const { prove } = shopWith({})
  const guesses = Array.from({ length: 11 }, (_, time) => prove('000000', `198.51.100.${time}`))
  expect(new Set((await Promise.all(guesses)).map(({ status }) => status))).toEqual(new Set([400]))
  expect((await prove('123456', '198.51.100.99')).status).toBe(429)
})

it('limits forged proofs of an order, and a known proof goes on', async () => {
  const api = apiUnderTest({ refusedToken: { points: 2, seconds: 60 } })
  let asked = 0
  api.commerce.answer(reorder, (guest) => {
    asked += 1
    if ((guest as { proof: string }).proof === 'good') return { items: [], changes: [] }
    throw new RejectedError({ code: 'proof_over', message: 'No' })
  })
  const statusOf = async (proof: string) =>
    (await api.call('POST', '/api/app/reorderprovenorder', { body: { proof } })).status
  expect(await statusOf('good')).toBe(200)
  const forged = []
  for (const proof of ['a', 'b', 'c', 'd']) forged.push(await statusOf(proof))
  expect(forged).toEqual([400, 400, 429, 429])
  expect(asked).toBe(4)
  expect(await statusOf('good')).toBe(200)
})

it('logs neither codes nor proofs', async () => {
  const { api, prove } = shopWith(false)
  expect((await prove('123456')).status).toBe(200)
  await prove('000000')
  expect(api.noted).toMatchObject([{ outcome: 'ok' }, { outcome: 'refused' }])
  expect(JSON.stringify(api.noted)).not.toMatch(/123456|000000|"p"|NAS-1|0912345678/)
})
