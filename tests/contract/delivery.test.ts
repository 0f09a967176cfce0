import { afterAll, expect, it } from 'vitest'
import { eventually } from '../support/eventually.ts'
import { pageText } from '../support/shop.ts'
import { call, get } from './http.ts'
import { asNewMember, asStaff } from './people.ts'
import { place } from './place-order.ts'
import { expectOneWinnerEach, staffRecord } from './race.ts'

const staff = await asStaff()
const { token: member } = await asNewMember()

const rules = async () => (await get('/deliveryinfo')).body.data.attributes
const change = (data: object, token?: string) =>
  call('PUT', '/deliveryinfo', { body: { data }, ...(token && { token }) })

const { createdAt, updatedAt, ...before } = await rules()
afterAll(() => change(before, staff))

const days = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / 864e5)

it('only staff change the delivery rules, which apply to the next orders and pages', async () => {
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

it.each<[object, (string | number)[], string]>([
  [{ cutoff: 25 }, ['cutoff'], 'too_large'],
  [{ cutoff: 16.5 }, ['cutoff'], 'malformed'],
  [{ processing: -1 }, ['processing'], 'too_small'],
  [{ weekdays: [] }, ['weekdays'], 'required'],
  [{ weekdays: [7] }, ['weekdays', 0], 'too_large'],
  [{ hours: { '1': [9, 22] } }, ['hours', '0'], 'required'],
  [{ hours: { ...before.hours, '6': [9, 9] } }, ['hours', '6'], 'hours_reversed'],
  [{ transit: { ...before.transit, '79': [3, 2] } }, ['transit', '79'], 'days_reversed'],
  [{ transit: { ...before.transit, '79': [1] } }, ['transit', '79', 1], 'required'],
  [{ transit: { '79': [1, 2] } }, ['transit', '01'], 'required'],
  [{ transit: { ...before.transit, '99': [1, 2] } }, ['transit', '99'], 'malformed'],
  [{ holidays: ['01-01', '2027-02-29'] }, ['holidays', 1], 'date_invalid'],
  [{ holidays: ['31/12'] }, ['holidays', 0], 'date_invalid'],
])('%j is rejected', async (data, path, code) => {
  const { status, body } = await change(data, staff)
  expect(status).toBe(400)
  expect(body.error.details.errors).toContainEqual(expect.objectContaining({ path, code }))
})

it('of two concurrent updates made from one version exactly one is stored', async () => {
  let year = 2027
  await expectOneWinnerEach({
    code: 'stale',
    isShared: true,
    subjects: [staffRecord(staff, '/deliveryinfo', 'holidays')],
    nextValue: () => [`${++year}-01-01`],
  })
}, 300_000)
