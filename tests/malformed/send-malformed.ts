import fc from 'fast-check'
import pLimit from 'p-limit'
import { answersOf } from '../contract/matrix/described-answers.ts'
import { given } from '../support/env.ts'
import { problemsOf } from './judge.ts'
import { watchLogs } from './logs.ts'
import { type RawAnswer, rawRequest, type Sent } from './raw-request.ts'
import { type MalformedRequest, requestOf } from './request-of.ts'
import { type Cast, makeCast } from './subjects.ts'

interface Report {
  /** Number of responses by status. */
  statuses: ReadonlyMap<number, number>
  slowest: { ms: number; request: string }
}

export interface MalformedSender extends Report {
  /**
   * Sends so many of the requests.
   * @returns the faults, each with its request
   */
  send(count: number): Promise<string[]>
  /** Lines of the shop's logs since the start that contain personal data. */
  personalData(): Promise<string[]>
}

const concurrency = 8
const tooSlowMs = 2000
const longestMs = 15_000

/**
 * Prepares malformed requests for the calls of `/api` and every kind of caller.
 * @param below the beginning of the calls' paths; empty for every call
 */
export async function malformedRequests(
  count: number,
  seed: number,
  below = '',
): Promise<MalformedSender> {
  const cast = await makeCast()
  const asked = cast.subjects.filter(({ endpoint }) => endpoint.path.startsWith(below))
  const answers = await answersOf()
  const logs = await watchLogs(given('LOG_DIR'))
  const requests = fc.sample(fc.oneof(...asked.map(requestOf)), { numRuns: count, seed })
  const statuses = new Map<number, number>()
  const slowest = { ms: 0, request: '' }
  let sent = 0

  async function faultsOf(request: MalformedRequest): Promise<string[]> {
    const answer = await answerTo(asSent(request, cast))
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
    if (answer.ms > slowest.ms)
      Object.assign(slowest, { ms: answer.ms, request: describeFault(request, 'slowest') })
    if (answer.status === 200) await undo(request, answer.text, cast)
    return problemsOf(answers, request, answer)
  }

  return {
    statuses,
    slowest,
    async send(count) {
      const part = requests.slice(sent, sent + count)
      sent += part.length
      const faults = await pLimit(concurrency).map(part, (request) =>
        faultsOf(request)
          .catch((error: Error) => [error.message])
          .then((problems) => problems.map((problem) => describeFault(request, problem))),
      )
      return faults.flat()
    },
    personalData: () => logs.linesWith(cast.secrets),
  }
}

/**
 * Repeats a request that was slow or lost its connection: the machine may do other work, and a
 * server may close a kept-alive connection at any time.
 */
async function answerTo(sent: Sent): Promise<RawAnswer> {
  const first = await rawRequest(given('SHOP_URL'), sent, longestMs).catch(() => null)
  return first !== null && first.ms < tooSlowMs
    ? first
    : rawRequest(given('SHOP_URL'), { ...sent, alone: true }, longestMs)
}

function asSent(request: MalformedRequest, cast: Cast): Sent {
  const { endpoint, sender, method, path, headers, body } = request
  const token = cast.tokenFor(endpoint, sender)
  const defaults = {
    'Content-Type': 'application/json',
    ...(token !== undefined && { Authorization: `Bearer ${token}` }),
  }
  return { method, path: `/api${path}`, headers: { ...defaults, ...headers }, body }
}

/** Deletes records created by staff, if there is a call for it. */
async function undo({ endpoint, method }: MalformedRequest, text: string, cast: Cast) {
  const { path } = endpoint
  const removal = cast.subjects.find(
    (one) => one.endpoint.method === 'DELETE' && one.endpoint.path === `${path}/:id`,
  )
  if (method !== 'POST' || !removal || removal.endpoint.access !== 'admin') return
  const { id } = JSON.parse(text).data
  const token = cast.tokenFor(removal.endpoint, 'staff')
  const headers = { Authorization: `Bearer ${token}` }
  const sent = { method: 'DELETE', path: `/api${path}/${id}`, headers, body: null }
  await rawRequest(given('SHOP_URL'), sent, longestMs)
}

function describeFault(
  { sender, method, path, headers, body }: MalformedRequest,
  problem: string,
): string {
  const more = Object.keys(headers).length > 0 ? ` ${JSON.stringify(headers)}` : ''
  const text = body === null ? '' : ` ${String(body).slice(0, 300)}`
  return `${problem}\n    ${sender}: ${method} /api${path.slice(0, 600)}${more}${text}`
}
