import type * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { fieldsOf } from '../../../tests/contract/matrix/fields-of.ts'
import { apiUnderTest } from '../../../tests/support/api-under-test.ts'
import { arraysOf } from '../../../tests/support/arrays-of.ts'
import { ApiError } from '../answers/api-error.ts'
import { largestBodies, readBody, readFields, readJsonBody } from '../endpoints/body.ts'
import { endpoints } from './endpoints.ts'

/** Milliseconds of the serving thread for one refused body, and bytes of its answer. */
const longestMs = 50
const largestAnswer = 20_000

/** A list of equal elements that ends with a wrong one, as JSON. */
function list(element: string, bytes: number, most = Number.POSITIVE_INFINITY): string {
  const count = Math.min(most, Math.floor(bytes / (element.length + 1)))
  return `[${`${element},`.repeat(count)}[]]`
}

function nested(start: string, end: string, bytes: number): string {
  const depth = Math.floor(bytes / (start.length + end.length))
  return `${start.repeat(depth)}1${end.repeat(depth)}`
}

/** An object with one value at this place, as JSON. */
const at = (path: string, value: string): string =>
  path.split('.').reduceRight((inner, key) => `{${JSON.stringify(key)}:${inner}}`, value)

/** Wrong bodies with as much as is allowed, or more. */
function heavyBodies(schema: v.GenericSchema, bytes: number): [string, string][] {
  const names = fieldsOf(schema).map(({ name }) => JSON.stringify(name))
  const share = Math.floor(bytes / names.length) - 40
  const all = (value: (bytes: number) => string) =>
    `{${names.map((name) => `${name}:${value(share)}`).join()}}`
  // Relations share one schema.
  const arrays = new Map(arraysOf(schema).map((one) => [one.schema, one.path]))
  const keys = Array.from({ length: bytes / 12 }, (_, n) => `"k${n}":1,`).join('')
  return [
    ...[...arrays.values()].flatMap((path): [string, string][] => [
      [`${path}: numbers`, at(path, list('1', bytes))],
      [`${path}: 18,000 numbers`, at(path, list('1', bytes, 18_000))],
      [`${path}: 9,000 objects`, at(path, list('{}', bytes, 9000))],
      [`${path}: 1,999 objects`, at(path, list('{}', bytes, 1999))],
      [`${path}: 99 texts`, at(path, list(`"${'x'.repeat(bytes / 101)}"`, bytes, 99))],
    ]),
    ['long texts', all((size) => `"${'ạ'.repeat(size / 3)}"`)],
    ['escaped texts', all((size) => `"${'\\u0041'.repeat(size / 6)}"`)],
    ['deep lists', all((size) => nested('[', ']', size))],
    ['deep objects', all((size) => nested('{"a":', '}', size))],
    ['many keys', `{${keys}${names[0]}:[[]]}`],
  ]
}

interface Refusal {
  status: number | null
  length: number
  /** Processor time of this thread, so that other work on the machine does not count. */
  ms: number
}

async function refusalOf(
  { schema, form }: NonNullable<(typeof endpoints)[number]['body']>,
  fields: string,
  largest: number,
): Promise<Refusal> {
  const body = form === 'bare' ? fields : `{"data":${fields}}`
  const headers = { 'Content-Type': 'application/json' }
  const request = new Request('https://shop.example/api', { method: 'POST', headers, body })
  const before = process.threadCpuUsage()
  const refusal: Pick<Refusal, 'status' | 'length'> = { status: null, length: 0 }
  try {
    readFields(schema, readBody(await readJsonBody(request, largest), form))
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    refusal.status = error.status
    refusal.length = JSON.stringify(error.toBody()).length
  }
  const { user, system } = process.threadCpuUsage(before)
  return { ...refusal, ms: (user + system) / 1000 }
}

const described = endpoints.flatMap(({ method, path, access, body }) =>
  body && fieldsOf(body.schema).length > 0 ? [[`${method} ${path}`, access, body] as const] : [],
)

describe.each(described)('the heaviest bodies of %s', (_call, access, body) => {
  const largest = access === 'admin' ? largestBodies.staff : largestBodies.others

  it('are refused at once and shortly', async () => {
    for (const [name, fields] of heavyBodies(body.schema, largest - 200)) {
      let best = await refusalOf(body, fields, largest)
      // The first run compiles, and a collection of garbage may fall into one.
      for (let round = 0; round < 4 && best.ms > longestMs / 2; round += 1) {
        const next = await refusalOf(body, fields, largest)
        if (next.ms < best.ms) best = next
      }
      expect({ name, ...best }).toEqual({
        name,
        status: expect.toSatisfy((status) => status === 400 || status === 413),
        length: expect.toSatisfy((length) => length < largestAnswer),
        ms: expect.toSatisfy((ms) => ms < longestMs),
      })
    }
  })
})

describe('a visitor', () => {
  const { call } = apiUnderTest()
  const order = (items: number) =>
    call('POST', '/api/app/createorder', {
      body: `{"data":{"cartitems":[${'1,'.repeat(items - 1)}1]}}`,
    })

  it('gets a short answer for wrong elements beyond the limit', async () => {
    const { status, body } = await order(8000)
    expect(status).toBe(400)
    const codes = body.error.details.errors.filter(
      ({ path }: { path: string[] }) => path[0] === 'cartitems',
    )
    expect(codes).toMatchObject([{ path: ['cartitems'], code: 'too_long' }])
  })

  it('sends no more than 64 kB', async () => {
    expect((await order(100_000)).status).toBe(413)
  })
})
