import { randomUUID } from 'node:crypto'
import type { TrailEntry } from '@nas/contract/trail'
import { beforeAll, describe, expect, it } from 'vitest'
import { endpoints } from '../../../src/api/endpoints.ts'
import { call, get } from '../http.ts'
import { asNewMember } from '../people.ts'
import { type Callers, makeCallers, mayCall } from './callers.ts'
import { keyOf, sampleOf } from './samples.ts'
import { sendSample } from './send.ts'

let callers: Callers

beforeAll(async () => {
  callers = await makeCallers()
})

/** Calls that change nothing of the shop, and those whose samples say what is so already. */
const silent = [
  ...['POST /app/comparestock', 'POST /app/endsession'],
  ...['POST /app/arrange', 'PUT /deliveryinfo', 'POST /app/beginsecondfactor'],
]

/** The entries of one call; the trail is everybody's, so that others' stand between. */
async function entriesOf(request: string): Promise<TrailEntry[]> {
  const { body } = await get('/app/trail', callers.staff.token)
  return body.data.filter((entry: TrailEntry) => entry.request === request)
}

const writes = endpoints.filter(
  ({ method, access }) => method !== 'GET' && access !== 'all' && mayCall(access, 'staff'),
)

describe('the trail', () => {
  it.each(writes.map((endpoint) => [keyOf(endpoint), endpoint] as const))(
    'has one entry of %s',
    async (key, endpoint) => {
      const sample = sampleOf(endpoint)
      if (sample === null) throw new Error(`${key} has no sample`)
      const request = randomUUID()
      const { status } = await sendSample(endpoint, sample, callers, 'staff', {
        'X-Request-Id': request,
      })
      expect(status).toBe(200)
      const entries = await entriesOf(request)
      expect(entries).toHaveLength(silent.includes(key) ? 0 : 1)
      for (const { who, staff } of entries) expect([who, staff]).not.toContain(null)
    },
  )

  it('is read by kind and person, and page by page', async () => {
    const { id } = await asNewMember()
    const { token } = callers.staff
    for (const blocked of [true, false])
      await call('POST', '/app/blockcod', { token, body: { user: id, blocked } })
    const read = async (query: string) => (await get(`/app/trail?${query}`, token)).body
    const { data, meta } = await read(`person=${id}&kind=user`)
    expect(data.map(({ after }: TrailEntry) => after)).toEqual([
      { cod_blocked: false },
      { cod_blocked: true },
    ])
    expect(meta).toEqual({ next: null })
    expect((await read(`person=${id}&kind=note`)).data).toEqual([])
    expect((await read(`person=${id}&before=${data[0].at}`)).data).toEqual([data[1]])
    expect((await get('/app/trail?kind=nothing', token)).status).toBe(400)
    expect((await get('/app/trail?before=yesterday', token)).status).toBe(400)
  })
})
