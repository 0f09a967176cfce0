import { setTimeout as sleep } from 'node:timers/promises'

/** In ms. Medusa itself gives its database 2 s (`/ready`). */
const limits = { firstProbe: 1000, nextProbe: 5000, answer: 2000 }

/**
 * Ends the wait for a Medusa that hangs or whose database does not answer: the work is aborted three
 * seconds after it began, not at its limit. A slow Medusa is waited for.
 */
export function livenessOf(baseUrl: string, { firstProbe, nextProbe, answer } = limits) {
  let probe: Promise<boolean> | undefined

  async function ask(): Promise<boolean> {
    try {
      const signal = AbortSignal.timeout(answer)
      const response = await fetch(new URL('/ready', baseUrl), { signal })
      const { missing } = (await response.json()) as { missing: string[] }
      return !missing.includes('database')
    } catch {
      return false
    }
  }

  return async <T>(limitMs: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> => {
    const over = new AbortController()
    const silent = new AbortController()
    const watch = async () => {
      for (let ms = firstProbe; ; ms = nextProbe) {
        await sleep(ms, undefined, over)
        // Calls that wait at the same time share a probe.
        probe ??= ask().finally(() => {
          probe = undefined
        })
        if (!(await probe)) return silent.abort()
      }
    }
    watch().catch(() => undefined)
    try {
      return await work(AbortSignal.any([AbortSignal.timeout(limitMs), silent.signal]))
    } finally {
      over.abort()
    }
  }
}
