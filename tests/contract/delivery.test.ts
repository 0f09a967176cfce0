import { afterAll, expect, it } from 'vitest'
import { eventually } from '../support/eventually.ts'
import { pageText } from '../support/shop.ts'
import { call, get } from './http.ts'
import { asNewMember, asStaff } from './people.ts'
import { place } from './place-order.ts'

const staff = await asStaff()
const { token: member } = await asNewMember()

const rules = async () => (await get('/deliveryinfo')).body.data.attributes
const change = (data: object, token?: string) =>
  call('PUT', '/deliveryinfo', { body: { data }, ...(token && { token }) })

const { createdAt, updatedAt, ...before } = await rules()
afterAll(() => change(before, staff))

const days = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / 864e5)

it('only staff change when orders are promised, and the next orders and pages follow', async () => {
  const transit = { ...before.transit, '15': [8, 9] }
  const always = { cutoff: 24, processing: 2, weekdays: [0, 1, 2, 3, 4, 5, 6], holidays: [] }
  for (const token of [undefined, member]) {
    expect((await change({ ...always, transit }, token)).status).toBe(403)
  }
  expect(await rules()).toMatchObject(before)
  const earlier = (await place({ province: 'Tỉnh Yên Bái' }, member)).body.data

  expect((await change({ ...always, transit }, staff)).status).toBe(200)
  expect(await rules()).toMatchObject({ ...always, transit })
  await eventually('an order follows the change', async () => {
    const { attributes } = (await place({ province: 'Tỉnh Yên Bái' })).body.data
    const { createdAt, estimated_pickup, estimated_delivery } = attributes
    return days(createdAt, estimated_pickup) === 2 && days(createdAt, estimated_delivery) === 11
  })
  const { attributes } = (await get(`/orders/${earlier.id}`, member)).body.data
  expect(attributes.estimated_delivery).toBe(earlier.attributes.estimated_delivery)
  await eventually('the pages follow the change', async () =>
    (await pageText('/vn/san-pham/kem-duong-ceramide')).includes('[8,9]'),
  )
})
