import { api, productBySlug } from '../support/shop.ts'
import { newMember, orderBy, staffMove } from './member.ts'

/** A rating of a product that waits for staff, as its author sees it in the order. */
export async function newReview(slug: string, stars = 4) {
  const product = await productBySlug(slug)
  const member = await newMember()
  const order = await orderBy(member, product?.id ?? 0)
  await staffMove(order, 'pickitem', 'delivery', 'complete')
  const headers = { Authorization: `Bearer ${member.token}` }
  const path = `/orders/${order.id}?populate=cartitems,ratings`
  type Order = {
    data: { attributes: { cartitems: { id: string }[]; ratings: { id: string; reason: string }[] } }
  }
  const read = async () => (await api<Order>(path, { headers })).body.data.attributes
  const { cartitems } = await read()
  const ratings = cartitems.map(({ id }) => ({ cartitem: id, stars, words: order.code }))
  await api('/app/rateorder', { method: 'POST', body: { order: order.id, ratings }, headers })
  const id = (await read()).ratings[0]?.id ?? ''
  return { id, code: order.code, read }
}
