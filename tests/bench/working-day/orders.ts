import { randomInt, randomUUID } from 'node:crypto'
import { type Member, newMember, orderBy, staffMove } from '../../e2e/member.ts'
import { pay } from '../../faults/storm/at-the-gateway.ts'
import { eventually } from '../../support/eventually.ts'
import { newPhone } from '../../support/new-phone.ts'
import { api, orderOf } from '../../support/shop.ts'

export interface DayOrder {
  id: number
  code: string
  /** Where the clerks leave it. */
  expected: string
}

const price = 450_000

/** Above the sum from which two people confirm a refund (`REFUND_SECOND_PERSON`). */
const largeQuantity = 5

interface Wanted {
  product: number
  name: string
  payment?: 'cod' | 'vietqr' | 'vnpay'
  quantity?: number
  member?: Member
}

interface Answer {
  data: { id: number; attributes: { code: string; payment_url: string | null } }
}

/** Each customer has an address of their own, so that the limits by address stay on. */
const newAddress = () => `198.18.${randomInt(256)}.${randomInt(256)}`

async function place({ product, name, payment = 'cod', quantity = 1, member }: Wanted) {
  const body = orderOf(product, quantity, { name, phone: newPhone(), payment })
  const headers = {
    'Idempotency-Key': randomUUID(),
    'X-Forwarded-For': newAddress(),
    ...(member && { Authorization: `Bearer ${member.token}` }),
  }
  const answer = await api<Answer>('/app/createorder', { method: 'POST', body, headers })
  if (answer.status !== 200) throw new Error(`An order was rejected: ${answer.status}`)
  const { id, attributes } = answer.body.data
  return { id, code: attributes.code, paymentUrl: attributes.payment_url }
}

/** A product that no one else orders, once Medusa sells it. */
async function newProduct(staff: string, mark: string) {
  const headers = { Authorization: `Bearer ${staff}` }
  const name = `Kem Ngày ${mark}`
  const data = { name, slug: `kem-ngay-${mark}`, price, stock_start: 300, state: 'active' }
  const made = await api<{ data: { id: number } }>('/products', {
    method: 'POST',
    headers,
    body: { data },
  })
  const { id } = made.body.data
  await eventually('Medusa sells the product', async () => {
    const items = [{ product: id, quantity: largeQuantity }]
    const { body } = await api<{ data: unknown[] }>('/app/checkstock', {
      method: 'POST',
      body: { items },
    })
    return body.data.length === 0
  })
  return { id, name }
}

/** The orders of a day, by what is to be done with them; the mark is in every receiver's name. */
export async function ordersOfTheDay(staff: string, mark: string) {
  const product = await newProduct(staff, mark)
  const members = [await newMember(newPhone()), await newMember(newPhone())]
  let count = 0

  /** Every third order is a member's. */
  const next = async (wanted: Omit<Wanted, 'product'>, expected: string) => {
    count += 1
    const member = count % 3 === 0 ? members[count % 2] : undefined
    const order = await place({ product: product.id, ...wanted, ...(member && { member }) })
    return { ...order, expected }
  }
  const many = async (howMany: number, wanted: Omit<Wanted, 'product'>, expected: string) => {
    const made: Awaited<ReturnType<typeof next>>[] = []
    while (made.length < howMany) made.push(await next(wanted, expected))
    return made
  }

  const morning = await many(50, { name: `Huy Sáng ${mark}` }, 'complete')
  const singles = await many(10, { name: `Lan Lẻ ${mark}` }, 'complete')
  const transfer = { name: `Vũ Khoản ${mark}`, payment: 'vietqr' } as const
  const transfers = await many(8, transfer, 'delivery')
  const [unpaid] = await many(1, transfer, 'cancel')
  const [large] = await many(1, { ...transfer, quantity: largeQuantity }, 'cancel')
  const card = { name: `Đỗ Thẻ ${mark}`, payment: 'vnpay' } as const
  const cards = await many(8, card, 'delivery')
  for (const { paymentUrl } of cards) {
    await pay(paymentUrl ?? '', { does: 'pay', behaviour: {}, returns: 1, paysLate: false })
  }
  const abandoned = await many(2, card, 'confirm')
  if (unpaid === undefined || large === undefined) throw new Error('An order is missing')
  const all = [...morning, ...singles, ...transfers, unpaid, large, ...cards, ...abandoned]
  return { product, members, morning, singles, transfers, unpaid, large, cards, all }
}

export type Day = Awaited<ReturnType<typeof ordersOfTheDay>>

/** A review that waits, by a member with a completed order. @returns its words */
export async function newReview({ product, members: [member] }: Day, mark: string) {
  if (member === undefined) throw new Error('There is no member')
  const order = await orderBy(member, product.id)
  await staffMove(order, 'pickitem', 'delivery', 'complete')
  const headers = { Authorization: `Bearer ${member.token}` }
  const path = `/orders/${order.id}?populate=cartitems`
  type Lines = { data: { attributes: { cartitems: { id: string }[] } } }
  const { cartitems } = (await api<Lines>(path, { headers })).body.data.attributes
  const words = `Dịu nhẹ ${mark}`
  const ratings = cartitems.map(({ id }) => ({ cartitem: id, stars: 5, words }))
  await api('/app/rateorder', { method: 'POST', body: { order: order.id, ratings }, headers })
  return words
}

/** A request that waits. @returns its id */
export async function newRequest(code: string): Promise<number> {
  const body = { name: 'Huy Hỏi', phone: newPhone(), type: 'delivery', order_code: code }
  const sent = await api<{ data: { id: number } }>('/supports', { method: 'POST', body })
  return sent.body.data.id
}
