import { afterAll, describe, expect, test } from 'vitest'
import { issueEmailCode } from '../src/orders/workflows/prove-email'
import { fakeProduct } from './support/fake-content'
import { newMember } from './support/new-member'
import { orderBody } from './support/order-body'
import { removeRepeated, repeatOrder } from './support/repeat-order'
import { useShop } from './support/shop'

const { shop } = useShop(
  fakeProduct(8411),
  fakeProduct(8412, 60_000_000),
  ...[8413, 8414, 8415, 8416, 8417, 8418].map((id) => fakeProduct(id, 10_000)),
)

const phone = '0987111222'

function place(change: Record<string, unknown> = {}, more: { token?: string; key?: string } = {}) {
  const body = orderBody({ items: [{ product: 8411, quantity: 1 }], phone, ...change })
  const headers: Record<string, string> =
    more.key === undefined ? {} : { 'Idempotency-Key': more.key }
  return shop.ask('/store/shop/orders', { body, headers, ...(more.token && { token: more.token }) })
}

async function stock(product: number, pieces: number): Promise<void> {
  await shop.rows(
    `update inventory_level set stocked_quantity = ?, raw_stocked_quantity = ?::jsonb
     where inventory_item_id = (select id from inventory_item where sku = ?)`,
    [pieces, JSON.stringify({ value: String(pieces), precision: 20 }), `product-${product}`],
  )
}

async function free(product: number): Promise<number> {
  const [level] = await shop.rows(
    `select (stocked_quantity - reserved_quantity)::int as free from inventory_level
     where inventory_item_id = (select id from inventory_item where sku = ?)`,
    [`product-${product}`],
  )
  return level.free
}

afterAll(() => removeRepeated(shop))

describe('one order', () => {
  test('costs at most the limit of one order', async () => {
    const { status, body } = await place({ items: [{ product: 8412, quantity: 2 }] })
    expect([status, body.code]).toEqual([400, 'order_too_large'])
    expect((await place({ items: [{ product: 8412, quantity: 1 }] })).status).toBe(200)
  })

  test('has at most the number of pieces of one order', async () => {
    await stock(8411, 500)
    const { body } = await place({ items: [{ product: 8411, quantity: 201 }] })
    expect(body.code).toBe('order_too_large')
    expect((await place({ items: [{ product: 8411, quantity: 200 }] })).status).toBe(200)
  })
})

describe('unpaid orders', () => {
  test('of one phone are limited; members and other phones are not affected', async () => {
    const { body } = await place({ phone: '0987111333' })
    await repeatOrder(shop, body.order.id, 998)
    expect((await place({ phone: '0987111333' })).status).toBe(200)
    const refused = await place({ phone: '0987111333' })
    expect([refused.status, refused.body.code]).toEqual([400, 'too_many_unpaid'])
    const token = await shop.memberToken()
    expect((await place({ phone: '0987111333' }, { token })).status).toBe(200)
    expect((await place({ phone: '0987111444' })).status).toBe(200)
    await shop.rows("update order_record set state = 'usercancel' where code = 'HOARD7'")
    expect((await place({ phone: '0987111333' })).status).toBe(200)
  })
})

describe('unpaid orders of a guest', () => {
  const from = (network: string, device: string, known = false) => ({
    network,
    device: { mark: device, known },
    proven: false,
  })
  const by = (origin: object) => {
    const items = [{ product: 8411, quantity: 1 }]
    const body = orderBody({ items, phone: '0987111666', origin })
    return shop.ask('/store/shop/orders', { body })
  }

  test('count by device, phone and e-mail, but a stranger elsewhere blocks no known browser', async () => {
    await stock(8411, 500)
    await removeRepeated(shop)
    const { body } = await by(from('a stranger', 'a phone of the stranger'))
    await repeatOrder(shop, body.order.id, 999)
    await shop.rows("update order_record set pieces = 0, total = 0 where code like 'HOARD%'")
    const codes: string[] = []
    for (const origin of [
      from('a stranger', 'another browser'),
      from('elsewhere', 'a new browser of the stranger'),
      from('elsewhere', 'a phone of the stranger', true),
      from('a stranger', 'a second known browser', true),
      from('at home', 'the phone of the owner', true),
    ]) {
      codes.push(outcome(await by(origin)))
    }
    expect(codes).toEqual([...Array(4).fill('too_many_unpaid'), 'placed'])
  })

  test('count by e-mail, in any spelling, also when placed at the same moment', async () => {
    await removeRepeated(shop)
    const first = await by(from('a warehouse', 'its browser'))
    await shop.rows('update order_record set email = ? where display_id = ?', [
      'KHO.hang@example.com',
      first.body.order.id,
    ])
    await repeatOrder(shop, first.body.order.id, 994)
    await shop.rows("update order_record set pieces = 0, total = 0 where code like 'HOARD%'")
    const answers = await Promise.all(
      Array.from({ length: 14 }, (_, number) => {
        const email = number % 2 ? 'Kho.Hang@example.com' : 'kho.hang@example.com'
        const items = [{ product: 8411, quantity: 1 }]
        const origin = from(`${number}`, `${number}`)
        const body = orderBody({ items, phone: `09871117${10 + number}`, email, origin })
        return shop.ask('/store/shop/orders', { body })
      }),
    )
    expect(answers.map(outcome).filter((code) => code === 'placed')).toHaveLength(5)
  })

  test('forget the device once staff pack them', async () => {
    const { body } = await by(from('at home', 'the phone of the owner', true))
    const token = await shop.staffToken()
    await shop.ask(`/admin/shop/orders/${body.order.id}/state`, {
      token,
      body: { state: 'pickitem' },
    })
    const [{ device }] = await shop.rows('select device from order_record where display_id = ?', [
      body.order.id,
    ])
    expect(device).toBeNull()
  })
})

describe('the idempotency key of a guest', () => {
  test('neither returns the order to another guest nor reveals it', async () => {
    const key = '0d0b7a52-6c56-4f0e-9a1e-00000000aaaa'
    const own = await place({}, { key })
    const other = await place({ phone: '0987111555' }, { key })
    expect([own.status, other.status]).toEqual([200, 200])
    expect(other.body.order.id).not.toBe(own.body.order.id)
    expect((await place({}, { key })).body.order.id).toBe(own.body.order.id)
  })
})

let strangers = 0

interface Origin {
  network: string
  proven?: boolean
  token?: string
  body?: object
}

/** A guest with a phone of their own, at this network. */
function order(pieces: Record<number, number>, { network, proven = false, token, body }: Origin) {
  strangers += 1
  const items = Object.entries(pieces).map(([product, quantity]) => {
    return { product: Number(product), quantity }
  })
  return shop.ask('/store/shop/orders', {
    body: orderBody({
      items,
      phone: `09${70_000_000 + strangers}`,
      origin: { network, device: { mark: '', known: false }, proven },
      ...body,
    }),
    ...(token && { token }),
  })
}

const outcome = ({ status, body }: Awaited<ReturnType<typeof order>>) =>
  status === 200 ? 'placed' : body.code

describe('orders of one network', () => {
  test('cannot take the whole stock, however many phones they name', async () => {
    for (const product of [8413, 8414, 8415]) await stock(product, 400)
    const all = { 8413: 60, 8414: 60, 8415: 60 }
    const network = 'one attacker'
    expect(outcome(await order(all, { network }))).toBe('proof_required')
    const answers = await Promise.all(
      Array.from({ length: 17 }, () => order(all, { network, proven: true })),
    )
    expect(new Set(answers.map(outcome))).toEqual(new Set(['placed', 'network_limit']))
    expect(answers.map(outcome).filter((code) => code === 'placed')).toHaveLength(1)
    expect(outcome(await order({ 8413: 1 }, { network: 'a neighbour' }))).toBe('placed')
  })

  test('of fifty colleagues are placed, with a proof from the thirty-first piece on', async () => {
    await stock(8414, 400)
    const network = 'an office'
    const codes: string[] = []
    for (let count = 0; count < 50; count += 1) {
      const first = await order({ 8414: 1 }, { network })
      codes.push(outcome(first))
      if (first.status !== 200) {
        expect(outcome(await order({ 8414: 1 }, { network, proven: true }))).toBe('placed')
      }
    }
    expect(codes).toEqual([...Array(30).fill('placed'), ...Array(20).fill('proof_required')])
  })

  test('count no longer once staff have confirmed them', async () => {
    await stock(8415, 400)
    const network = 'a big customer'
    const { body } = await order({ 8415: 30 }, { network })
    expect(outcome(await order({ 8415: 1 }, { network }))).toBe('proof_required')
    const token = await shop.staffToken()
    const path = `/admin/shop/orders/${body.order.id}/state`
    expect((await shop.ask(path, { token, body: { state: 'confirm' } })).status).toBe(200)
    expect(outcome(await order({ 8415: 1 }, { network }))).toBe('placed')
    await shop.ask(path, { token, body: { state: 'pickitem' } })
    const [{ network: kept }] = await shop.rows(
      'select network from order_record where display_id = ?',
      [body.order.id],
    )
    expect(kept).toBeNull()
  })
})

describe('a product in one network', () => {
  const placedOf = (codes: string[]) => codes.filter((code) => code === 'placed')

  test('is not emptied by small orders with a proof of work', async () => {
    await stock(8417, 40)
    const answers = await Promise.all(
      Array.from({ length: 25 }, () =>
        order({ 8417: 2 }, { network: 'a patient attacker', proven: true }),
      ),
    )
    expect(placedOf(answers.map(outcome))).toHaveLength(4)
    expect(new Set(answers.map(outcome))).toEqual(new Set(['placed', 'network_limit']))
    expect(await free(8417)).toBe(32)
    expect(outcome(await order({ 8417: 2 }, { network: 'a neighbour at home' }))).toBe('placed')
  })

  test('has five pieces of a small stock, and more for the proof of an e-mail', async () => {
    await stock(8418, 12)
    const network = 'a small office'
    const codes: string[] = []
    for (let count = 0; count < 6; count += 1) {
      codes.push(outcome(await order({ 8418: 1 }, { network })))
    }
    expect(codes).toEqual([...Array(5).fill('placed'), 'network_limit'])
    const email = 'dong.nghiep@example.com'
    const attempt = 'h'.repeat(30)
    const secret = await issueEmailCode(shop.container, email, attempt)
    const proved = await shop.ask('/store/shop/email-proof', { body: { email, attempt, secret } })
    const email_proof = proved.body.proof
    expect(outcome(await order({ 8418: 1 }, { network, body: { email } }))).toBe('network_limit')
    const proven = await order({ 8418: 1 }, { network, body: { email, email_proof } })
    expect(outcome(proven)).toBe('placed')
    const again = await order({ 8418: 1 }, { network, body: { email, email_proof } })
    expect(outcome(again)).toBe('network_limit')
  })
})

describe('a product', () => {
  test('keeps half of its stock from large unconfirmed orders of many networks', async () => {
    await stock(8416, 100)
    const answers: string[] = []
    for (let count = 0; count < 10; count += 1) {
      answers.push(outcome(await order({ 8416: 8 }, { network: `bot ${count}`, proven: true })))
    }
    expect(answers).toEqual([...Array(6).fill('placed'), ...Array(4).fill('out_of_stock')])
    const { body } = await order({ 8416: 20 }, { network: 'another bot', proven: true })
    expect(body.errors).toMatchObject([{ product: 8416, available: 2 }])
  })

  test('sells out exactly in a rush of small orders with a proof of work', async () => {
    const left = await free(8416)
    expect(outcome(await order({ 8416: 2 }, { network: 'the last within half' }))).toBe('placed')
    expect(outcome(await order({ 8416: 1 }, { network: 'an impatient buyer' }))).toBe(
      'proof_required',
    )
    const buyers = Array.from({ length: 120 }, (_, number) =>
      order({ 8416: 1 }, { network: `buyer ${number}`, proven: true }),
    )
    const answers = (await Promise.all(buyers)).map(outcome)
    expect(answers.filter((code) => code === 'placed')).toHaveLength(left - 2)
    expect(new Set(answers)).toEqual(new Set(['placed', 'out_of_stock']))
    expect(await free(8416)).toBe(0)
  })

  test('is not withheld from a member who has received an order before', async () => {
    await stock(8411, 1000)
    const { token } = await newMember(shop, 'at-home@example.com')
    const network = 'a member at home'
    expect(outcome(await order({ 8411: 150 }, { network, token }))).toBe('proof_required')
    const { body } = await order({ 8411: 1 }, { network, token })
    await shop.rows("update order_record set state = 'complete' where display_id = ?", [
      body.order.id,
    ])
    expect(outcome(await order({ 8411: 150 }, { network, token }))).toBe('placed')
  })
})
