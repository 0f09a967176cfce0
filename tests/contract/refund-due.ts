import { call } from './http.ts'
import { asStaff } from './people.ts'
import { place } from './place-order.ts'

interface OrderedLine {
  product: { data: { id: number } }
  quantity: number
}

/** An order that was cancelled after its transfer had arrived. */
export async function orderToRefund(): Promise<number> {
  const { body } = await place({ payment: 'vietqr' })
  const token = await asStaff()
  for (const state of ['payment', 'cancel']) {
    await call('PUT', `/orders/${body.data.id}`, { token, body: { data: { state } } })
  }
  return body.data.id
}

/** A paid order that an edit has made dearer. */
export async function dearerOrder(): Promise<number> {
  const { id, attributes } = (await place({ payment: 'vietqr' })).body.data
  const token = await asStaff()
  const body = { data: { state: 'payment' } }
  const paid = await call('PUT', `/orders/${id}`, { token, body })
  const { name, phone, address, province, district, ward, cartitems } = attributes
  const items = cartitems.map(({ product, quantity }: OrderedLine) => ({
    product: product.data.id,
    quantity: quantity + 1,
  }))
  const receiver = { name, phone, address, province, district, ward }
  const { updatedAt } = paid.body.data.attributes
  await call('POST', '/app/editorder', {
    token,
    body: { order: id, ...receiver, items, updatedAt },
  })
  return id
}

/** The link that asks for the bank account of a due refund. */
export async function refundLink(): Promise<{ order: number; code: string }> {
  const order = await orderToRefund()
  const body = { order, by: 'link' }
  const asked = await call('POST', '/app/askrefundaccount', { token: await asStaff(), body })
  const code = String(asked.body.data.link).split('#code=')[1] ?? ''
  return { order, code }
}

export const bankAccount = { bank: '970436', account: '0071000987654', holder: 'TRAN THI BUOI' }

/** An order whose customer has entered a bank account. */
export async function orderWithAccount(): Promise<number> {
  const { order, code } = await refundLink()
  await call('POST', '/app/refundaccount', { body: { code, ...bankAccount } })
  return order
}
