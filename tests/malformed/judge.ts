import * as v from 'valibot'
import type { Endpoint } from '../../src/api/endpoints/endpoint.ts'
import { endpoints, routeTable } from '../../src/api/routes/endpoints.ts'
import type { answersOf } from '../contract/matrix/described-answers.ts'
import { slowdown } from '../support/slowdown.ts'
import type { RawAnswer } from './raw-request.ts'
import type { MalformedRequest } from './request-of.ts'

const errorBody = v.strictObject({
  data: v.null(),
  error: v.strictObject({
    status: v.pipe(v.number(), v.minValue(400), v.maxValue(499)),
    name: v.pipe(v.string(), v.regex(/^[A-Z]\w*Error$/)),
    message: v.pipe(v.string(), v.nonEmpty()),
    details: v.record(v.string(), v.unknown()),
  }),
})

/** Words that only the backends use; no request contains them. */
const internals =
  /node_modules|\.[cm]?[jt]sx?:\d+|\n\s+at |ECONN|EAI_AGAIN|socket hang up|fetch failed|localhost|127\.0\.0\.1|postgres|mikro|knex|drizzle|medusa|payloadcms|valibot|\bsql\b|relation "|violates|duplicate key|Cannot read|is not a function|unexpected token|stack|\/(work|tmp|home|usr|var)\//i

function errorProblems(text: string, status: number): string[] {
  const parsed = v.safeParse(errorBody, readJson(text))
  if (!parsed.success) return [`the error body is ${text.slice(0, 200) || 'empty'}`]
  const wrong = parsed.output.error.status === status ? [] : ['the body states another status']
  const leak = internals.exec(text)
  return leak ? [...wrong, `it shows internals: ${leak[0]}`] : wrong
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const routes = routeTable(endpoints)

/** A malformed path may be that of another call. */
function calledBy(method: string, target: string): Endpoint | undefined {
  const { pathname } = new URL(`http://shop${target}`)
  const path = decodeURIComponent(pathname).replace(/\/+$/, '')
  return routes.find(path)?.endpoints.get(method as Endpoint['method'])
}

type Answers = Awaited<ReturnType<typeof answersOf>>

/** The faults of a response. */
export function problemsOf(
  answers: Answers,
  { path, method }: MalformedRequest,
  { status, headers, text, ms }: RawAnswer,
): string[] {
  const slow = ms > 2000 && ms > 2000 * slowdown() ? [`it took ${Math.round(ms)} ms`] : []
  if (status >= 500 || status < 200 || (status >= 300 && status < 400 && status !== 302)) {
    return [...slow, `the status is ${status}`]
  }
  if (headers['x-content-type-options'] !== 'nosniff') slow.push('nosniff is missing')
  if (method === 'HEAD' || status === 204 || status === 302) {
    return text === '' ? slow : [...slow, 'there is a body where none may be']
  }
  if (status >= 400) return [...slow, ...errorProblems(text, status)]
  const endpoint = calledBy(method, path)
  if (endpoint && 'file' in endpoint.answer) {
    const type = headers['content-type']
    return type === endpoint.answer.file ? slow : [...slow, `the file is of ${type}`]
  }
  const wrong = endpoint ? answers.problemsOf(endpoint, readJson(text)) : ['there is no such call']
  return wrong.length > 0 ? [...slow, `the answer is none of this call: ${wrong[0]}`] : slow
}
