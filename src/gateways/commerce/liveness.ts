import { setTimeout as sleep } from 'node:timers/promises'
import { Processes } from './processes.ts'

/** In ms. Medusa itself gives its database 2 s (`/ready`). */
const limits = { firstProbe: 1000, nextProbe: 5000, answer: 2000 }

/** `silent` does not answer, `unable` lacks its database. */
type State = 'alive' | 'silent' | 'unable'

type Work<T> = (origin: string, signal: AbortSignal) => Promise<T>

interface CallLimits {
  limitMs: number
  /** Whether the work may be done twice. */
  isRepeatable: boolean
}

const unsentCodes = new Set<unknown>([
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
])

/** Whether `fetch` failed before it had a connection, so that nothing was sent. */
const isUnsent = ({ cause }: TypeError) => unsentCodes.has((cause as { code?: string })?.code)

/**
 * Ends the wait for a Medusa that hangs or whose database does not answer: the work is aborted three
 * seconds after it began, not at its limit. A slow Medusa is waited for. Repeatable work is done a
 * second time when its connection is lost, or at another process when its own one hangs.
 */
export function livenessOf(
  baseUrl: string,
  { firstProbe, nextProbe, answer } = limits,
  processes = new Processes(baseUrl),
) {
  const probes = new Map<string, Promise<State>>()

  async function ask(origin: string): Promise<State> {
    try {
      const signal = AbortSignal.timeout(answer)
      const response = await fetch(new URL('/ready', origin), { signal })
      const { missing } = (await response.json()) as { missing: string[] }
      return missing.includes('database') ? 'unable' : 'alive'
    } catch {
      processes.avoid(origin)
      return 'silent'
    }
  }

  /** Calls that wait at the same time share a probe. */
  function stateOf(origin: string): Promise<State> {
    const running = probes.get(origin) ?? ask(origin).finally(() => probes.delete(origin))
    probes.set(origin, running)
    return running
  }

  async function watched<T>(
    { origin, limit, firstMs }: { origin: string; limit: AbortSignal; firstMs: number },
    work: Work<T>,
  ): Promise<T> {
    const over = new AbortController()
    const silent = new AbortController()
    const watch = async () => {
      for (let ms = firstMs; ; ms = nextProbe) {
        await sleep(ms, undefined, over)
        if ((await stateOf(origin)) !== 'alive') return silent.abort()
      }
    }
    watch().catch(() => undefined)
    try {
      return await work(origin, AbortSignal.any([limit, silent.signal]))
    } finally {
      over.abort()
    }
  }

  return async <T>({ limitMs, isRepeatable }: CallLimits, work: Work<T>): Promise<T> => {
    const limit = AbortSignal.timeout(limitMs)
    const origin = await processes.next()
    try {
      return await watched({ origin, limit, firstMs: firstProbe }, work)
    } catch (error) {
      // `fetch` throws a TypeError when its connection fails.
      const isLost = error instanceof TypeError
      if (isLost) processes.avoid(origin)
      const mayRepeat = isRepeatable || (isLost && isUnsent(error))
      if (!mayRepeat || limit.aborted || !processes.isAvoided(origin)) throw error
      const next = await processes.next()
      if (next === origin && !isLost) throw error
      // The wait for a silent process has taken most of the three seconds.
      return watched({ origin: next, limit, firstMs: isLost ? firstProbe : 0 }, work)
    }
  }
}
