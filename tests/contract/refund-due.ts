import { call } from './http.ts'
import { asStaff } from './people.ts'
import { place } from './place-order.ts'

/** An order that was cancelled after its transfer had arrived. */
export async function orderToRefund(): Promise<number> {
  const { body } = await place({ payment: 'vietqr' })
  const token = await asStaff()
  for (const state of ['payment', 'cancel']) {
    await call('PUT', `/orders/${body.data.id}`, { token, body: { data: { state } } })
  }
  return body.data.id
}
