import { beforeAll, describe, expect, it } from 'vitest'
import { endpoints } from '../../../src/api/routes/endpoints.ts'
import { call } from '../http.ts'
import { type CallerKind, type Callers, callerKinds, makeCallers, mayCall } from './callers.ts'
import { answersOf } from './described-answers.ts'
import { keyOf, sampleOf } from './samples.ts'
import { sendSample } from './send.ts'

let callers: Callers
let answers: Awaited<ReturnType<typeof answersOf>>

beforeAll(async () => {
  callers = await makeCallers()
  answers = await answersOf()
})

describe.each(endpoints.map((endpoint) => [keyOf(endpoint), endpoint] as const))(
  '%s',
  (key, endpoint) => {
    const sample = sampleOf(endpoint)

    it('has a sample', () => {
      expect(sample, `${key} needs a sample in samples.ts`).not.toBeNull()
    })

    it.each(callerKinds)('answers a %s as described', async (kind: CallerKind) => {
      if (sample === null) return
      const { status, body, headers } = await sendSample(endpoint, sample, callers, kind)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      if (!mayCall(endpoint.access, kind)) {
        expect([status, body.error.name]).toEqual([403, 'ForbiddenError'])
      } else if (endpoint.own && kind === 'other' && sample.id) {
        expect([403, 404]).toContain(status)
        expect(body.data).toBeNull()
      } else if ('redirectsTo' in endpoint.answer) {
        expect([status, body]).toEqual([302, null])
        expect(headers.get('location')).toMatch(/^(http:\/\/localhost:\d+)?\//)
      } else if ('file' in endpoint.answer) {
        expect([status, headers.get('content-type')]).toEqual([200, endpoint.answer.file])
      } else {
        expect([status, body.error]).toEqual([200, undefined])
        expect(answers.problemsOf(endpoint, body)).toEqual([])
      }
      if (endpoint.personal) expect(headers.get('cache-control')).toBe('private, no-store')
    })

    it('rejects an invalid token with 401', async () => {
      const path = endpoint.path.replace(':id', '1')
      const { status, body } = await call(endpoint.method, path, { token: 'a.b.c' })
      expect([status, body.error.name]).toEqual([401, 'UnauthorizedError'])
    })
  },
)

describe('every path', () => {
  const paths = [...new Set(endpoints.map(({ path }) => path))]

  it.each(paths)('%s rejects other methods and lists its own', async (path) => {
    const { status, body, headers } = await call('PATCH', path.replace(':id', '1'))
    expect([status, body.error.name]).toEqual([405, 'MethodNotAllowedError'])
    const methods = endpoints.filter((one) => one.path === path).map(({ method }) => method)
    for (const method of methods) expect(headers.get('allow')).toContain(method)
  })
})
