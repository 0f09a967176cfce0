import { call } from './http.ts'
import { asNewMember, asStaff } from './people.ts'
import { place } from './place-order.ts'

export interface RateableOrder {
  id: number
  code: string
  phone: string
  /** The secret of a guest's device; null for a member. */
  device: string | null
  line: string
  product: number
}

let staffToken: Promise<string> | undefined

function staff(): Promise<string> {
  staffToken ??= asStaff()
  return staffToken
}

/** A delivered order of this member with one line. */
export async function deliveredOrder(token: string | undefined): Promise<RateableOrder> {
  const { data, meta } = (await place({}, token)).body
  const { id, attributes } = data
  const { code, phone, cartitems } = attributes
  const [line] = cartitems
  for (const state of ['pickitem', 'delivery', 'complete']) {
    const sent = { token: await staff(), body: { data: { state } } }
    const { status } = await call('PUT', `/orders/${id}`, sent)
    if (status !== 200) throw new Error(`The order did not move to ${state}: ${status}`)
  }
  const { device } = meta
  return { id, code, phone, device, line: line.id, product: line.product.data.id }
}

/** A delivered order of this member whose line is rated. */
export async function ratedOrder(token: string | undefined) {
  const { id: order, line, product } = await deliveredOrder(token)
  const ratings = [{ cartitem: line, stars: 5, words: 'Rất thích' }]
  const rated = { ...(token && { token }), body: { order, ratings } }
  const { body } = await call('POST', '/app/rateorder?populate=ratings', rated)
  return { order, product, rating: String(body.data?.attributes.ratings[0].id) }
}

let shown: Promise<{ id: string; product: number }> | undefined

/** A rating approved by staff; created once. */
export function shownRating(): Promise<{ id: string; product: number }> {
  shown ??= (async () => {
    const { token } = await asNewMember()
    const { product, rating: id } = await ratedOrder(token)
    const decision = { token: await staff(), body: { data: { state: 'active' } } }
    await call('PUT', `/ratings/${id}`, decision)
    return { id, product }
  })()
  return shown
}
