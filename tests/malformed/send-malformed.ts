import fc from 'fast-check'
import { answersOf } from '../contract/matrix/described-answers.ts'
import { given } from '../support/env.ts'
import { problemsOf } from './judge.ts'
import { watchLogs } from './logs.ts'
import { type RawAnswer, rawRequest, type Sent } from './raw-request.ts'
import { type MalformedRequest, requestOf } from './request-of.ts'
import { type Cast, makeCast } from './subjects.ts'

export interface Report {
  /** How many answers had each status. */
  statuses: ReadonlyMap<number, number>
  slowest: { ms: number; request: string }
  /** What is wrong, each with the request that shows it. */
  faults: readonly string[]
}

const atOnce = 8
const tooSlowMs = 2000
const longestMs = 15_000

/** Sends requests that are wrong somewhere, for every call of `/api` and every kind of caller. */
export async function sendMalformed(count: number, seed: number): Promise<Report> {
  const cast = await makeCast()
  const answers = await answersOf()
  const logs = await watchLogs(given('LOG_DIR'))
  const requests = fc.sample(fc.oneof(...cast.subjects.map(requestOf)), { numRuns: count, seed })
  const statuses = new Map<number, number>()
  const faults: string[] = []
  let slowest = { ms: 0, request: '' }

  async function send(request: MalformedRequest): Promise<void> {
    const answer = await answerTo(asSent(request, cast))
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
    if (answer.ms > slowest.ms)
      slowest = { ms: answer.ms, request: describeFault(request, 'slowest') }
    for (const problem of problemsOf(answers, request, answer))
      faults.push(describeFault(request, problem))
    if (answer.status === 200) await undo(request, answer.text, cast)
  }

  const waiting = requests.values()
  const worker = async () => {
    for (const request of waiting) {
      await send(request).catch((error: Error) =>
        faults.push(describeFault(request, error.message)),
      )
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  faults.push(...(await logs.linesWith(cast.secrets)).map((line) => `personal data in ${line}`))
  return { statuses, slowest, faults }
}

/**
 * What was slow, or cut off on a connection used before, is asked a second time: the machine may
 * have had other work, and a server may close a connection at any time.
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
  const usual = {
    'Content-Type': 'application/json',
    ...(token !== undefined && { Authorization: `Bearer ${token}` }),
  }
  return { method, path: `/api${path}`, headers: { ...usual, ...headers }, body }
}

/** What staff have made goes again, where it can be deleted. */
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
