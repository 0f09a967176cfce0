import { listOf } from '@nas/contract/answers'
import { type Shipping, shippingSchema } from '@nas/contract/catalogue'
import { parse } from 'valibot'
import { api } from '../../api-client/api.ts'

export const shippings = 'shippings'

/**
 * The delivery option of the shop, or null when there is none.
 * @throws ApiError
 */
export async function deliveryOption(): Promise<Shipping | null> {
  const answer = parse(listOf(shippingSchema), await api.get('/api/shippings', {}))
  return answer.data[0]?.attributes ?? null
}
