import { expect, it } from 'vitest'
import { apiUnderTest } from '../../../tests/support/api-under-test.ts'
import { orderBody } from '../../../tests/support/order-body.ts'

async function withRefundDue() {
  const api = apiUnderTest()
  await api.call('POST', '/api/app/createorder', { body: orderBody, as: 'member' })
  const [order] = api.commerce.placed
  const due = { id: 'refdue_1', amount: 230_000, reason: 'cancelled_after_payment' } as const
  order?.refunds.push({
    ...due,
    at: '2026-11-01T02:00:00.000Z',
    settled_at: null,
    proposed_at: null,
    proposed_by: null,
  })
  const refund = (as?: 'member' | 'staff', body: object = { order: 1 }) =>
    api.call('POST', '/api/app/refundorder?populate=refunds', { body, ...(as && { as }) })
  return { refund }
}

it('a refund is noted as paid out by staff, once', async () => {
  const { refund } = await withRefundDue()
  expect((await refund()).status).toBe(403)
  expect((await refund('member')).status).toBe(403)
  const { status, body } = await refund('staff', { order: 1, note: 'Chuyển khoản' })
  expect(status).toBe(200)
  expect(body.data.attributes.refunds).toEqual([
    expect.objectContaining({ amount: 230_000, settled_at: expect.any(String) }),
  ])
  const again = await refund('staff')
  expect([again.status, again.body.error.details.code]).toEqual([400, 'refund_not_due'])
})

it.each([{}, { order: 'x' }, { order: 0 }, { order: 1, note: 'a'.repeat(501) }])(
  'a refund of %j is refused',
  async (body) => {
    const { refund } = await withRefundDue()
    expect((await refund('staff', body)).status).toBe(400)
  },
)

it('a refund of an unknown order is not found', async () => {
  const { refund } = await withRefundDue()
  expect((await refund('staff', { order: 77 })).status).toBe(404)
})
