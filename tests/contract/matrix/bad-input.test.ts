import { beforeAll, describe, expect, it } from 'vitest'
import { endpoints } from '../../../src/api/routes/endpoints.ts'
import { type Answer, call } from '../http.ts'
import { type Callers, callerKinds, makeCallers, mayCall } from './callers.ts'
import { fieldsOf } from './fields-of.ts'
import { keyOf, type Sample, sampleOf, sender } from './samples.ts'
import { bodyOf, pathOf } from './send.ts'

let callers: Callers

beforeAll(async () => {
  callers = await makeCallers()
})

function expectRefusal({ status, body }: Answer, what: string): void {
  expect([what, status]).toEqual([what, 400])
  expect(body.data).toBeNull()
  expect(body.error).toMatchObject({ status: 400, details: expect.any(Object) })
}

/** The fields that the response reports. */
function named({ body }: Answer): string[] {
  return (body.error.details.errors ?? []).map(({ path }: { path: string[] }) => path[0])
}

const described = endpoints.map((endpoint) => [keyOf(endpoint), endpoint] as const)

describe.each(described.filter(([, { body }]) => body))('the body of %s', (_key, endpoint) => {
  const sample: Sample = sampleOf(endpoint) ?? {}
  const kind = callerKinds.find((one) => mayCall(endpoint.access, one)) ?? 'staff'
  let path: string
  let good: Record<string, unknown>
  // A rejected call changes nothing, so one record and one valid body serve for all.
  beforeAll(async () => {
    path = await pathOf(endpoint, sample, callers)
    good = Object(await sample.fields?.(kind, callers[kind]))
  })
  const send = (body: unknown) => call(endpoint.method, path, { ...sender(callers[kind]), body })
  const withField = (field: string, value: unknown) =>
    send(bodyOf(endpoint, { ...good, [field]: value }))
  const fields = endpoint.body ? fieldsOf(endpoint.body.schema) : []

  it('must be a JSON object', async () => {
    for (const body of ['not json', '[]', '"text"', '17', '{"data":', '{"a":"\\u0000"}']) {
      expectRefusal(await send(body), body)
    }
    if (endpoint.body?.form === 'data') {
      const answer = await send({})
      expectRefusal(answer, 'no data')
      expect(answer.body.error.message).toBe('Missing "data" payload in the request body')
    }
  })

  it.each(fields.map(({ name }) => name))('rejects an object for %s', async (name) => {
    const answer = await withField(name, { $ne: null })
    expectRefusal(answer, name)
    expect(named(answer)).toContain(name)
  })

  it.each(fields.filter(({ required }) => required).map((field) => [field.name, field] as const))(
    'requires %s',
    async (name, { accepts }) => {
      // For some fields null has a meaning, such as a request without an order.
      for (const value of accepts(null) ? [undefined] : [undefined, null]) {
        const answer = await withField(name, value)
        expectRefusal(answer, `${name}: ${value}`)
        expect(named(answer)).toContain(name)
      }
    },
  )
})

const badQueries = [
  'filters[khongco]=1',
  'filters[id][$khongco]=1',
  'filters[$or][0][$not][khongco]=1',
  'filters=x',
  'sort=khongco',
  'sort=id:sideways',
  'fields=khongco',
  'populate=khongco',
  'populate[khongco][populate]=*',
  'pagination[page]=x',
  'pagination[page]=1&pagination[start]=0',
  'filters[createdBy][email]=a',
  'filters[id]=%00',
]

describe.each(
  described.filter(([, { queries, method }]) => queries !== undefined && method === 'GET'),
)('the query of %s', (_key, endpoint) => {
  const kind = callerKinds.findLast((one) => mayCall(endpoint.access, one)) ?? 'staff'

  it('rejects unknown names', async () => {
    for (const query of badQueries) {
      const path = `${endpoint.path.replace(':id', '1')}?${query}`
      expectRefusal(await call('GET', path, sender(callers[kind])), query)
    }
  })
})

describe.each(described.filter(([, { parameters }]) => parameters))(
  'the parameters of %s',
  (_key, endpoint) => {
    const kind = callerKinds.findLast((one) => mayCall(endpoint.access, one)) ?? 'staff'
    const fields = endpoint.parameters ? fieldsOf(endpoint.parameters) : []

    it.each(fields)('reject invalid values of $name', async ({ name, accepts }) => {
      // Ids are opaque texts, so any word may be one.
      const words = accepts('khong-phai') ? [] : [`${name}=khong-phai`]
      for (const query of [...words, `${name}[$ne]=1`]) {
        const path = `${endpoint.path}?${query}`
        const answer = await call(endpoint.method, path, sender(callers[kind]))
        expectRefusal(answer, query)
        expect(named(answer)).toContain(name)
      }
    })
  },
)
