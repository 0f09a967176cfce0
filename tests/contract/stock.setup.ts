import { call, get } from './http.ts'
import { asStaff } from './people.ts'
import { aProduct } from './place-order.ts'

/** The suite orders more of its one product than the demo shop has. */
export default async function fillStock(): Promise<void> {
  const token = await asStaff()
  const { id } = await aProduct()
  const { on_hand: expected } = (await get(`/stock/${id}`, token)).body.data.attributes
  const data = { product: id, way: 'set', quantity: 2000, expected, reason: 'counted' }
  const { status } = await call('POST', '/app/changestock', { token, body: { data } })
  if (status !== 200) throw new Error(`The stock was not changed: ${status}`)
}
