import fc from 'fast-check'
import type { Endpoint } from '../../src/api/endpoints/endpoint.ts'
import { bodyOf } from '../contract/matrix/send.ts'
import { type Form, spoiledForm } from './form-of.ts'
import { nastyText } from './nasty-values.ts'
import { encodeLoosely, queryOf } from './query-of.ts'
import { spoiled, spoiledText } from './spoil.ts'

export const senders = ['visitor', 'member', 'staff'] as const

export type Sender = (typeof senders)[number]

/** The data of a call from which requests are generated. */
export interface Subject {
  endpoint: Endpoint
  /** A record that may be read, changed and deleted; empty without one. */
  id: string
  /** Valid fields of a body, for each permitted caller. */
  fields: Partial<Record<Sender, object>>
  /** A valid form with files, for calls that accept one. */
  form?: Form
}

export interface MalformedRequest {
  endpoint: Endpoint
  sender: Sender
  method: string
  /** Below `/api`, as in the request line. */
  path: string
  headers: Readonly<Record<string, string>>
  body: string | Buffer | null
}

/** A longer one is rejected by the web server and never reaches `/api` (API §6.6). */
const longestTarget = 28_000

/** Values that a malformed body must keep: otherwise the record would be visible in the shop. */
const kept = ['state', 'expected_total']

// None may name an existing record: it would be changed or deleted.
const ids = fc.oneof(
  nastyText.map(encodeLoosely),
  fc.constantFrom('0', '-1', '999999999', '1e3', '01', 'me', 'count', '1/2'),
  fc.constantFrom('..%2f1', '%00', '%zz', '%', '%0D', '%E2%80%A8', '%ff', '%2531', ';x=1'),
)

const path = ({ endpoint, id }: Subject): fc.Arbitrary<string> => {
  const good = endpoint.path.replace(':id', encodeURIComponent(id))
  const strange = ids.map((one) => endpoint.path.replace(':id', () => one))
  const kinds = [{ weight: 6, arbitrary: fc.constant(good) }]
  if (endpoint.path.includes(':id')) kinds.push({ weight: 3, arbitrary: strange })
  // A malformed path could delete any record.
  if (endpoint.method === 'GET') {
    kinds.push({ weight: 1, arbitrary: spoiledText(endpoint.path).map(asRequestPath) })
  }
  return fc.oneof(...kinds).filter(staysBelowApi)
}

function staysBelowApi(place: string): boolean {
  return new URL(`http://shop/api${place}`).pathname.startsWith('/api/')
}

/** Keeps characters that a request line may contain and escapes the rest. */
function asRequestPath(text: string): string {
  return `/${text.replace(/^\/+/, '')}`.replace(/[^!-~]|[?#]/g, encodeLoosely)
}

const query = ({ endpoint }: Subject): fc.Arbitrary<string> => {
  if (endpoint.queries) return queryOf(endpoint.queries)
  const names = ['from', 'to', 'unit', 'access_token', 'code', 'state', 'callback', 'populate']
  const pairs = fc.array(fc.tuple(fc.constantFrom(...names, 'from[$ne]'), nastyText), {
    maxLength: 3,
  })
  return pairs.map((all) => all.map(([name, text]) => `${name}=${encodeLoosely(text)}`).join('&'))
}

const strangeBodies: fc.Arbitrary<string | Buffer> = fc.constantFrom<string | Buffer>(
  '',
  ' ',
  '{',
  '[]',
  'null',
  '"text"',
  '17',
  '{"data":null}',
  '{"data":[]}',
  '{"data":{}}',
  '{}',
  '{"data":{"a":1,}}',
  '\uFEFF{}',
  '{"a":1e999}',
  '{"a":"\\u0000"}',
  '{"a":"\\ud800"}',
  '{"__proto__":{"x":1}}',
  '{"data":{"__proto__":{"x":1}}}',
  '{"data":{"constructor":{}}}',
  '['.repeat(100_000),
  `{"data":${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}}`,
  'a=1&b=2',
  Buffer.from([0x7b, 0xff, 0xfe, 0x7d]),
  Buffer.from('{"name":"x"}', 'utf16le'),
)

const body = (
  { endpoint, fields }: Subject,
  sender: Sender,
): fc.Arbitrary<string | Buffer | null> => {
  const sample = fields[sender] ?? Object.values(fields)[0]
  if (endpoint.method === 'GET' || sample === undefined) {
    return fc.oneof({ weight: 8, arbitrary: fc.constant(null) }, strangeBodies)
  }
  const good = bodyOf(endpoint, sample)
  const text = JSON.stringify(good)
  const wrongForm = 'data' in good ? sample : { data: sample }
  return fc.oneof(
    { weight: 6, arbitrary: spoiled(good, kept).map((one) => JSON.stringify(one) ?? '') },
    { weight: 1, arbitrary: fc.constant(text) },
    { weight: 1, arbitrary: fc.constant(JSON.stringify(wrongForm)) },
    // A truncated JSON text is never valid JSON.
    {
      weight: 1,
      arbitrary: fc.integer({ max: text.length - 1, min: 0 }).map((at) => text.slice(0, at)),
    },
    { weight: 2, arbitrary: strangeBodies },
  )
}

/** Together with the longest target below the limit of the web server. */
const headerValue = nastyText.map((text) => text.replace(/[^ -~]/g, '').slice(0, 3000))

const headers: fc.Arbitrary<Record<string, string>> = fc.oneof(
  { weight: 6, arbitrary: fc.constant({}) },
  {
    weight: 2,
    arbitrary: fc
      .constantFrom(
        'Bearer',
        'Bearer a.b.c',
        'Basic YTpi',
        'bearer  x',
        'Bearer ey.ey.ey',
        'x'.repeat(3000),
      )
      .map((Authorization) => ({ Authorization })),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(
        fc.constantFrom(
          'Content-Type',
          'Idempotency-Key',
          'Origin',
          'Accept',
          'Range',
          'If-None-Match',
          'X-Forwarded-For',
          'Accept-Language',
          'Cookie',
          'Content-Encoding',
        ),
        headerValue,
      )
      .map(([name, text]) => ({ [name]: text })),
  },
)

const otherMethods = ['HEAD', 'OPTIONS', 'PATCH', 'PROPFIND']

/** Requests of one call: some valid, most of them malformed somewhere. */
export function requestOf(subject: Subject): fc.Arbitrary<MalformedRequest> {
  const { endpoint } = subject
  return fc
    .constantFrom(...senders)
    .chain((sender) =>
      fc.record({
        endpoint: fc.constant(endpoint),
        sender: fc.constant(sender),
        method: fc.oneof(
          { weight: 20, arbitrary: fc.constant(endpoint.method) },
          { weight: 1, arbitrary: fc.constantFrom(...otherMethods) },
        ),
        path: fc
          .tuple(path(subject), query(subject))
          .map(([place, asked]) => (asked === '' ? place : `${place}?${asRequestQuery(asked)}`))
          .map((target) => target.slice(0, longestTarget)),
        headers,
        body: body(subject, sender),
        form: subject.form ? fc.option(spoiledForm(subject.form), { freq: 6 }) : fc.constant(null),
      }),
    )
    .map(({ form, ...request }) =>
      form === null
        ? request
        : {
            ...request,
            headers: { ...request.headers, 'Content-Type': form.type },
            body: form.bytes,
          },
    )
}

function asRequestQuery(text: string): string {
  return text.replace(/[^!-~]|#/g, encodeLoosely)
}
