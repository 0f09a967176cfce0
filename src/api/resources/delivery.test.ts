import { standardDelivery } from '@nas/domain/standard-delivery'
import { beforeEach, describe, expect, it } from 'vitest'
import { apiUnderTest } from '../../../tests/support/api-under-test.ts'

let api: ReturnType<typeof apiUnderTest>

beforeEach(() => {
  api = apiUnderTest()
})

const change = (data: object, as: 'staff' | 'member' = 'staff') =>
  api.call('PUT', '/api/deliveryinfo', { as, body: { data } })
const read = async () => (await api.get('/api/deliveryinfo')).body.data.attributes

const { transit } = standardDelivery

describe('the rules of delivery', () => {
  it('are the usual ones until staff change some of them', async () => {
    expect(await read()).toEqual({ ...standardDelivery, createdAt: null, updatedAt: null })
    const { status, body } = await change({ cutoff: 15, holidays: ['2027-09-02', '01-01'] })
    expect([status, body.data.attributes.cutoff]).toEqual([200, 15])
    expect(await read()).toMatchObject({
      ...standardDelivery,
      cutoff: 15,
      holidays: ['01-01', '2027-09-02'],
    })
  })

  it('are changed from the version that was read', async () => {
    expect((await change({ cutoff: 15, updatedAt: null })).status).toBe(200)
    const again = await change({ cutoff: 16, updatedAt: null })
    expect([again.status, again.body.error.details.code]).toEqual([409, 'stale'])
    const { updatedAt } = await read()
    expect((await change({ cutoff: 16, updatedAt })).status).toBe(200)
  })

  it.each<[object, (string | number)[], string]>([
    [{ cutoff: 25 }, ['cutoff'], 'too_large'],
    [{ cutoff: 16.5 }, ['cutoff'], 'malformed'],
    [{ processing: -1 }, ['processing'], 'too_small'],
    [{ weekdays: [] }, ['weekdays'], 'required'],
    [{ weekdays: [7] }, ['weekdays', 0], 'too_large'],
    [{ transit: { ...transit, '79': [3, 2] } }, ['transit', '79'], 'days_reversed'],
    [{ transit: { ...transit, '79': [1] } }, ['transit', '79', 1], 'required'],
    [{ transit: { '79': [1, 2] } }, ['transit', '01'], 'required'],
    [{ transit: { ...transit, '99': [1, 2] } }, ['transit', '99'], 'malformed'],
    [{ holidays: ['01-01', '2027-02-29'] }, ['holidays', 1], 'date_invalid'],
    [{ holidays: ['31/12'] }, ['holidays', 0], 'date_invalid'],
  ])('refuse %j', async (data, path, code) => {
    const { status, body } = await change(data)
    expect(status).toBe(400)
    expect(body.error.details.errors).toContainEqual(expect.objectContaining({ path, code }))
    expect(await read()).toMatchObject(standardDelivery)
  })

  it('are not there to be changed while Payload is away', async () => {
    api.contentWriter.down = true
    expect((await change({ cutoff: 15 })).status).toBe(503)
  })
})
