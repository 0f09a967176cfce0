import { askRegistration, changeMe } from '@nas/contract/accounts/operations'
import { placeOrder } from '@nas/contract/orders/operations'
import { describe, expect, it } from 'vitest'
import { apiUnderTest } from '../../../tests/support/api-under-test.ts'
import { orderBody } from '../../../tests/support/order-body.ts'
import { RejectedError } from '../../gateways/transport/gateway-errors.ts'

const wish = { create_account: true, password: 'hoa sữa đêm thu' }

/** Orders at a shop where accounts are created by a mailed link only. */
function shopByMail(limits: Parameters<typeof apiUnderTest>[0] = false) {
  const api = apiUnderTest(limits)
  api.context.settings = { ...api.context.settings, registrationByMail: true }
  const asked: object[] = []
  api.commerce.answer(askRegistration, (_credential, body) => {
    asked.push(body)
    return undefined
  })
  const placed: object[] = []
  api.commerce.answer(placeOrder, (_credential, order) => {
    placed.push(order)
    return api.commerce.place(order)
  })
  const place = (change: object) =>
    api.call('POST', '/api/app/createorder?populate=user', { body: { ...orderBody, ...change } })
  return { api, asked, placed, place }
}

describe('an order with an account, where accounts are confirmed by mail', () => {
  it('is a guest’s, and the link is mailed, for known and unknown e-mails', async () => {
    const { asked, placed, place } = shopByMail()
    for (const email of ['mai@nas.vn', 'new@nas.vn']) {
      const { status, body } = await place({ ...wish, email })
      expect([status, body.data.attributes.user]).toEqual([200, { data: null }])
    }
    expect(placed).toMatchObject([
      { create_account: false, password: null },
      { create_account: false, password: null },
    ])
    expect(asked).toMatchObject([
      { email: 'mai@nas.vn', locale: 'vi', phone: orderBody.phone },
      { email: 'new@nas.vn' },
    ])
    expect(JSON.stringify(asked)).not.toContain(wish.password)
  })

  it('is placed even when too many links were mailed to this address', async () => {
    const { asked, place } = shopByMail({ forgotPassword: { points: 1, seconds: 60 } })
    for (const _time of [1, 2]) {
      expect((await place({ ...wish, email: 'mai@nas.vn' })).status).toBe(200)
    }
    expect(asked).toHaveLength(1)
  })

  it('requires the e-mail', async () => {
    const { placed, place } = shopByMail()
    const { status, body } = await place(wish)
    expect([status, body.error.details.errors[0].path]).toEqual([400, ['email']])
    expect(placed).toEqual([])
  })
})

it('an order with an account names no owner, and takes its time', async () => {
  const api = apiUnderTest()
  api.commerce.answer(placeOrder, (_credential, given) => {
    const { order, device } = api.commerce.place(given)
    return { order: { ...order, customer: api.accounts.member.person }, device }
  })
  const started = performance.now()
  const { body } = await api.call('POST', '/api/app/createorder?populate=user', {
    body: { ...orderBody, ...wish, email: 'new@nas.vn' },
  })
  expect(body.data.attributes.user).toEqual({ data: null })
  expect(performance.now() - started).toBeGreaterThan(490)
})

it('a member cannot try out without a limit which names are taken', async () => {
  const api = apiUnderTest({ registerTaken: { points: 2, seconds: 60 } })
  const { id } = api.accounts.member.person
  api.commerce.answer(changeMe, () => {
    throw new RejectedError({ code: 'taken', message: 'taken' })
  })
  const rename = async (username: string) =>
    (await api.call('PUT', `/api/users/${id}`, { as: 'member', body: { username } })).status
  const statuses = [await rename('lan'), await rename('hoa'), await rename('minh')]
  expect(statuses).toEqual([400, 400, 429])
})
