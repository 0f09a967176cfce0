import type { AuditEntry } from '@nas/contract/audit-log/fields'
import { shopDay } from '@nas/domain/dates'
import { beforeAll, describe, expect, it } from 'vitest'
import { endpoints } from '../../../src/api/routes/endpoints.ts'
import { newPhone } from '../../support/new-phone.ts'
import { newStaff } from '../../support/new-staff.ts'
import { call, get } from '../http.ts'
import { asNewMember } from '../people.ts'
import { type Callers, makeCallers, mayCall } from './callers.ts'
import { keyOf, sampleOf } from './samples.ts'
import { sendSample } from './send.ts'

let callers: Callers

beforeAll(async () => {
  callers = await makeCallers()
})

/** Calls without changes of the shop, and those whose samples repeat the current state. */
const silent = [
  'POST /app/comparestock',
  'POST /app/quoteforcaller',
  'POST /app/findcaller',
  'POST /app/endsession',
  'POST /app/compareprices',
  'POST /app/changeprices',
  // Each record of a job has an entry when it is carried out.
  'POST /app/staffjobs',
  'POST /app/cancelstaffjob',
  'POST /app/dismissstaffjob',
  'POST /app/arrange',
  'POST /app/readmentions',
  'POST /app/quoteorderedit',
  'POST /app/quotesplit',
  'POST /app/quotemerge',
  'POST /app/vieworder',
  'PUT /deliveryinfo',
  'POST /app/beginsecondfactor',
  'POST /app/editorcode',
  'POST /app/provesession',
]

const ofTwoOrders = ['POST /app/splitorder', 'POST /app/mergeorders']

/** The entries of one call; other tests write to the same log, so their entries are in between. */
async function entriesOf(request: string): Promise<AuditEntry[]> {
  const { body } = await get('/app/trail', callers.staff.token)
  return body.data.filter((entry: AuditEntry) => entry.request === request)
}

const writes = endpoints.filter(
  ({ method, access }) => method !== 'GET' && access !== 'all' && mayCall(access, 'staff'),
)

// The first save of the delivery rules stores all of them.
beforeAll(() =>
  call('PUT', '/deliveryinfo', { token: callers.staff.token, body: { data: { processing: 1 } } }),
)

describe('the audit log', () => {
  it.each(writes.map((endpoint) => [keyOf(endpoint), endpoint] as const))(
    'has one entry per record of %s',
    async (key, endpoint) => {
      const sample = sampleOf(endpoint)
      if (sample === null) throw new Error(`${key} has no sample`)
      const { status, headers } = await sendSample(endpoint, sample, callers, 'staff')
      expect(status).toBe(200)
      const entries = await entriesOf(String(headers.get('x-request-id')))
      expect(entries).toHaveLength(silent.includes(key) ? 0 : ofTwoOrders.includes(key) ? 2 : 1)
      for (const { who, staff } of entries) expect([who, staff]).not.toContain(null)
    },
  )

  it('is read by kind and person, in pages', async () => {
    const { id } = await asNewMember({ phone: newPhone() })
    const { token } = callers.staff
    for (const blocked of [true, false])
      await call('POST', '/app/blockcod', {
        token,
        body: { user: id, blocked, reason: 'Bom hàng' },
      })
    const read = async (query: string) => (await get(`/app/trail?${query}`, token)).body
    const { data, meta } = await read(`person=${id}&kind=user`)
    expect(data.map(({ after }: AuditEntry) => after)).toEqual([
      { cod_blocked: false },
      { cod_blocked: true, reason: 'changed' },
    ])
    expect(meta).toEqual({ next: null, total: 2 })
    expect((await read(`person=${id}&kind=note`)).data).toEqual([])
    expect((await read(`person=${id}&before=${data[0].at}`)).data).toEqual([data[1]])
    const last = await get(`/app/lastchange?kind=user&subject=${id}`, token)
    expect(last.body.data).toEqual({ who: data[0].who, at: data[0].at })
    const { token: content } = await newStaff('content')
    const byContent = await get(`/app/lastchange?kind=user&subject=${id}`, content)
    expect(byContent.status).toBe(403)
    const today = shopDay(new Date())
    expect((await read(`person=${id}&from=${today}&to=${today}`)).data).toHaveLength(2)
    expect((await read(`person=${id}&to=2020-01-31`)).data).toEqual([])
    expect((await read(`person=${id}&q=COD_BLOCKED`)).data).toHaveLength(2)
    expect((await read(`q=${id}`)).data).toHaveLength(2)
    expect((await read(`person=${id}&q=nowhere`)).data).toEqual([])
    for (const wrong of ['kind=nothing', 'from=2026-02-30', `q=${'x'.repeat(101)}`]) {
      expect((await get(`/app/trail?${wrong}`, token)).status, wrong).toBe(400)
    }
    expect((await get('/app/trail?before=yesterday', token)).status).toBe(400)
  })
})
