import { call } from './http.ts'
import { formOf } from './multipart.ts'
import { ratedOrder } from './rated-order.ts'
import { smallPicture } from './small-picture.ts'

/** @param fields the rating, with the order of a member or the proof of a guest */
export function pictureForm(
  fields: Record<string, string>,
  bytes: Blob = smallPicture(),
): FormData {
  const form = formOf([{ bytes }])
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

/** Adds a picture to a new rating of this member. */
export async function storedPicture(token: string | undefined) {
  const { order, rating } = await ratedOrder(token)
  const body = pictureForm({ order: String(order), rating })
  const sent = token === undefined ? {} : { token }
  await call('POST', '/app/addratingpicture', { ...sent, body })
  const { body: read } = await call('GET', `/orders/${order}?populate=ratings`, sent)
  return { order, rating, picture: read.data?.attributes.ratings[0].pictures[0] ?? 'ratpic_none' }
}
