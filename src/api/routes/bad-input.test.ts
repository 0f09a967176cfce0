import { describe, expect, it } from 'vitest'
import { callerKinds, mayCall } from '../../../tests/contract/matrix/callers.ts'
import { fieldsOf } from '../../../tests/contract/matrix/fields-of.ts'
import { type Answer, apiUnderTest } from '../../../tests/support/api-under-test.ts'
import type { Endpoint } from '../endpoints/endpoint.ts'
import { endpoints } from './endpoints.ts'

const { call } = apiUnderTest()

/** Sends it as the caller with the most permissions that may call it. */
function send({ method, path, access }: Endpoint, query: string, body?: unknown): Promise<Answer> {
  const kind = callerKinds.findLast((one) => mayCall(access, one)) ?? 'staff'
  const as = kind === 'visitor' ? {} : { as: kind }
  return call(method, `/api${path.replace(':id', '1')}${query}`, { ...as, body })
}

function expectRefusal({ status, body }: Answer, what: string): void {
  expect([what, status]).toEqual([what, 400])
  expect(body.data).toBeNull()
  expect(body.error).toMatchObject({ status: 400, details: expect.any(Object) })
}

/** The fields that the response reports. */
function named({ body }: Answer): string[] {
  return (body.error.details.errors ?? []).map(({ path }: { path: string[] }) => path[0])
}

const described = endpoints.map(
  (endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const,
)

const withJson = described.filter(([, { body, upload }]) => body && !upload)

describe.each(withJson)('the body of %s', (_key, endpoint) => {
  const fields = endpoint.body ? fieldsOf(endpoint.body.schema) : []
  const sendFields = (values: object) =>
    send(endpoint, '', endpoint.body?.form === 'bare' ? values : { data: values })

  it('must be a JSON object', async () => {
    for (const body of ['not json', '[]', '"text"', '17', '{"data":', '{"a":"\\u0000"}']) {
      expectRefusal(await send(endpoint, '', body), body)
    }
    if (endpoint.body?.form === 'data') {
      const answer = await send(endpoint, '', {})
      expectRefusal(answer, 'no data')
      expect(answer.body.error.message).toBe('Missing "data" payload in the request body')
    }
  })

  it.each(fields)('rejects an object for $name', async ({ name }) => {
    const answer = await sendFields({ [name]: { $ne: null } })
    expectRefusal(answer, name)
    expect(named(answer)).toContain(name)
  })

  it.each(fields.filter(({ required }) => required))('requires $name', async (field) => {
    // For some fields null has a meaning, such as a request without an order.
    for (const body of field.accepts(null) ? [{}] : [{}, { [field.name]: null }]) {
      const answer = await sendFields(body)
      expectRefusal(answer, JSON.stringify(body))
      expect(named(answer)).toContain(field.name)
    }
  })
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
  it('rejects unknown names', async () => {
    for (const query of badQueries) expectRefusal(await send(endpoint, `?${query}`), query)
  })
})

describe.each(described.filter(([, { parameters }]) => parameters))(
  'the parameters of %s',
  (_key, endpoint) => {
    const fields = endpoint.parameters ? fieldsOf(endpoint.parameters) : []

    it.each(fields)('reject invalid values of $name', async ({ name, accepts }) => {
      // Ids are opaque texts, so any word may be one.
      const words = accepts('khong-phai') ? [] : [`${name}=khong-phai`]
      for (const query of [...words, `${name}[$ne]=1`]) {
        const answer = await send(endpoint, `?${query}`)
        expectRefusal(answer, query)
        expect(named(answer)).toContain(name)
      }
    })
  },
)
