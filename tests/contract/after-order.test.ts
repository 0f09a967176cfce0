import { randomUUID } from 'node:crypto'
import { reorderAnswerSchema, trackingAnswerSchema } from '@nas/contract/order-calls'
import * as v from 'valibot'
import { beforeAll, describe, expect, it } from 'vitest'
import { mailedOrderCode } from '../support/mailbox.ts'
import { call, get } from './http.ts'
import { asNewMember, asStaff } from './people.ts'
import { aProduct, place } from './place-order.ts'

let staff: string
let member: string
let other: string

beforeAll(async () => {
  staff = await asStaff()
  member = (await asNewMember()).token
  other = (await asNewMember()).token
})

describe('the history of an order', () => {
  it('states the reason, and the actor only to staff', async () => {
    const { id } = (await place({}, member)).body.data
    const move = (state: string, reason: string, token: string) =>
      call('PUT', `/orders/${id}`, { token, body: { data: { state, reason } } })
    expect((await move('pickitem', 'Đã gọi', staff)).status).toBe(200)
    expect((await move('usercancel', 'Đặt nhầm', member)).status).toBe(200)
    const plain = (await get(`/orders/${id}`, member)).body.data.attributes
    expect(plain).not.toHaveProperty('history')
    expect(plain).not.toHaveProperty('ratings')
    const historyFor = async (token: string) =>
      (await get(`/orders/${id}?populate=history`, token)).body.data.attributes.history
    const history = [
      { from: null, to: 'new', actor: 'customer', reason: null, who: null },
      { from: 'new', to: 'pickitem', actor: 'staff', reason: 'Đã gọi', who: null },
      { from: 'pickitem', to: 'usercancel', actor: 'customer', reason: 'Đặt nhầm', who: null },
    ]
    expect(await historyFor(member)).toMatchObject(history)
    const [first, second, third] = history
    const named = { ...second, who: expect.stringMatching(/./) }
    expect(await historyFor(staff)).toMatchObject([first, named, third])
  })
})

describe('POST /app/reorder', () => {
  it('returns the lines of an own order that are on sale', async () => {
    const { id, attributes } = (await aProduct()) as { id: number; attributes: { price: number } }
    const order = (await place({}, member)).body.data.id
    const reorder = (token?: string) =>
      call('POST', '/app/reorder', { body: { order }, ...(token && { token }) })
    const { status, body } = await reorder(member)
    expect(status).toBe(200)
    const { items, changes } = v.parse(reorderAnswerSchema, body).data
    expect(items).toEqual([{ product: id, quantity: 1, price: attributes.price }])
    expect(changes).toEqual([])
    expect((await reorder(other)).status).toBe(404)
    expect((await reorder(staff)).status).toBe(403)
    expect((await reorder()).status).toBe(403)
  })
})

describe('POST /app/trackorder', () => {
  const phone = '0912345678'
  const track = (code: string, phone: string) =>
    call('POST', '/app/trackorder', { body: { code, phone } })

  it('shows the state to a caller with code and phone, without personal data', async () => {
    const secret = randomUUID()
    const placed = await place({ name: secret, address: secret, note: secret })
    const { code, total } = placed.body.data.attributes
    const { status, body, headers } = await track(code.toLowerCase(), '+84 912 345 678')
    expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    expect(v.parse(trackingAnswerSchema, body).data).toEqual(body.data)
    expect(body.data).toMatchObject({ code, total, state: 'new', history: [{ to: 'new' }] })
    expect(JSON.stringify(body)).not.toMatch(new RegExp(`${secret}|${phone}|912345678`))
  })

  it('rejects a wrong code and a wrong phone with the same answer in the same time', async () => {
    const { code } = (await place()).body.data.attributes
    const wrong = [
      [code, '0912345679'],
      ['NAS261121-99999999A', phone],
      ['không phải mã', phone],
    ] as const
    const times: number[] = []
    for (const [tried, number] of wrong) {
      const started = performance.now()
      const { status, body } = await track(tried, number)
      times.push(performance.now() - started)
      expect([status, body.error.name, body.error.details.code]).toEqual([
        400,
        'ApplicationError',
        'order_unknown',
      ])
    }
    expect(Math.min(...times)).toBeGreaterThanOrEqual(245)
  })
})

describe('a guest with code and phone', () => {
  const post = (path: string, body: object) => call('POST', `/app/${path}`, { body })

  it('reads and cancels the order by a mailed code, and nothing without it', async () => {
    const email = `khach-${randomUUID()}@nas.test`
    const { id, attributes } = (await place({ email, name: 'Người Nhận Kín' })).body.data
    const { code, phone } = attributes
    const asked = await post('askordercode', { code, phone })
    expect([asked.status, asked.body]).toEqual([200, { data: { ok: true } }])
    const secret = await mailedOrderCode(email)
    const { proof } = (await post('proveorder', { code, phone, secret })).body.data
    const again = await post('proveorder', { code, phone, secret })
    expect(again.body.error.details.code).toBe('code_incorrect')
    const read = await post('provenorder', { proof })
    expect(read.body.data).toMatchObject({ id, attributes: { code, name: 'Người Nhận Kín' } })
    const { body } = await post('cancelprovenorder', { proof, reason: 'Đặt nhầm' })
    expect(body.data.attributes.state).toBe('usercancel')
    const late = await post('cancelprovenorder', { proof })
    expect(late.body.error.details.code).toBe('transition_not_allowed')
    const strange = await post('cancelprovenorder', { proof: secret })
    expect(strange.body.error.details.code).toBe('proof_over')
  })

  it('gets the same answers in the same time for any order', async () => {
    const { code, phone } = (await place({ email: 'co@nas.test' })).body.data.attributes
    const { code: silent } = (await place()).body.data.attributes
    const { code: owned } = (await place({}, member)).body.data.attributes
    const tried = [
      [code, phone],
      [code, '0912345679'],
      [silent, phone],
      [owned, phone],
    ]
    const started = performance.now()
    const asked: unknown[] = []
    const refused: unknown[] = []
    for (const [tracked, number] of [...tried, ['NAS261121-99999999A', phone]]) {
      const { status, body } = await post('askordercode', { code: tracked, phone: number })
      asked.push([status, body])
      refused.push(
        (await post('proveorder', { code: tracked, phone: number, secret: 'không' })).body,
      )
    }
    expect(new Set(asked.map((one) => JSON.stringify(one))).size).toBe(1)
    expect(new Set(refused.map((one) => JSON.stringify(one))).size).toBe(1)
    expect(performance.now() - started).toBeGreaterThanOrEqual(2 * 5 * 245)
  })
})
