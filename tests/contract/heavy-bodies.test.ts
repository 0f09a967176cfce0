import type * as v from 'valibot'
import { beforeAll, describe, expect, it } from 'vitest'
import { largestBodies } from '../../src/api/kit/body.ts'
import type { Endpoint } from '../../src/api/kit/endpoint.ts'
import { endpoints } from '../../src/api/routes/endpoints.ts'
import { arraysOf } from '../support/arrays-of.ts'
import { given } from '../support/env.ts'
import { slowdown } from '../support/slowdown.ts'
import {
  type CallerKind,
  type Callers,
  callerKinds,
  makeCallers,
  mayCall,
} from './matrix/callers.ts'
import { fieldsOf } from './matrix/fields-of.ts'
import { keyOf } from './matrix/samples.ts'

/** Milliseconds that one body may keep the front server busy, and bytes of its answer. */
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
  const arrays = [...new Set(arraysOf(schema).map(({ path }) => path))]
  const keys = Array.from({ length: bytes / 12 }, (_, n) => `"k${n}":1,`).join('')
  return [
    ...arrays.flatMap((path): [string, string][] => [
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

const described = endpoints.flatMap((endpoint) =>
  endpoint.body && fieldsOf(endpoint.body.schema).length > 0
    ? [[keyOf(endpoint), endpoint, endpoint.body] as const]
    : [],
)

let callers: Callers
beforeAll(async () => {
  callers = await makeCallers()
})

async function send({ method, path }: Endpoint, kind: CallerKind, body: string) {
  const { token } = callers[kind]
  const url = `${given('SHOP_URL')}/api${path.replace(':id', '999999999')}`
  const headers = {
    'Content-Type': 'application/json',
    ...(token && { Authorization: `Bearer ${token}` }),
  }
  const started = performance.now()
  const response = await fetch(url, { method, headers, body })
  const { length } = await response.arrayBuffer().then((bytes) => new Uint8Array(bytes))
  return { status: response.status, length, ms: performance.now() - started }
}

/** The fastest of several, because other work on the machine slows single ones down. */
async function cheapest(endpoint: Endpoint, kind: CallerKind, body: string) {
  let best = await send(endpoint, kind, body)
  for (let round = 0; round < 4 && best.ms > longestMs / 2; round += 1) {
    const next = await send(endpoint, kind, body)
    if (next.ms < best.ms) best = next
  }
  return best
}

describe.each(described)('the heaviest bodies of %s', (_key, endpoint, { schema, form }) => {
  const kind = callerKinds.find((one) => mayCall(endpoint.access, one)) ?? 'staff'
  const bytes = (kind === 'staff' ? largestBodies.staff : largestBodies.others) - 200

  it('are refused at once and shortly', async () => {
    for (const [name, fields] of heavyBodies(schema, bytes)) {
      const body = form === 'bare' ? fields : `{"data":${fields}}`
      const { status, length, ms } = await cheapest(endpoint, kind, body)
      const isQuick = ms < longestMs || ms < longestMs * slowdown()
      expect.soft({ name, status, length, ms: isQuick || ms }).toEqual({
        name,
        status: expect.toSatisfy((code) => code >= 400 && code < 500),
        length: expect.toSatisfy((bytesOfAnswer) => bytesOfAnswer < largestAnswer),
        ms: true,
      })
    }
  })
})

it('a larger body of a visitor is not parsed', async () => {
  const body = `{"data":{"note":"${'x'.repeat(largestBodies.others)}"}}`
  const order = endpoints.find(({ path }) => path === '/app/createorder') as Endpoint
  expect((await send(order, 'visitor', body)).status).toBe(413)
})
