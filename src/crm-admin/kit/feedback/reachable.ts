import { useEffect, useRef } from 'react'
import { basePath } from '../address/leave.ts'
import { isUnanswered } from './failure-text.ts'

const pauseMs = 5000

/** Whether the front server answers the request that a reload begins with. */
export async function isReachable(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(pauseMs)
    return (await fetch(`${basePath}/`, { method: 'HEAD', cache: 'no-store', signal })).ok
  } catch {
    return false
  }
}

/** Resolves after the pause, or once the browser is online again. */
function pause(): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      removeEventListener('online', end)
      resolve()
    }
    const timer = setTimeout(end, pauseMs)
    addEventListener('online', end)
  })
}

let waiting: Promise<void> | null = null

/** Resolves once the server is reachable; all callers share one loop. */
function onceReachable(): Promise<void> {
  const wait = async () => {
    do await pause()
    while (!(await isReachable()))
    waiting = null
  }
  waiting ??= wait()
  return waiting
}

/** Runs `retry` once the server is reachable again, after a call without a response. */
export function useRetryOnceReachable(error: unknown, retry: () => void): void {
  const latest = useRef(retry)
  latest.current = retry
  useEffect(() => {
    if (!isUnanswered(error)) return
    let ended = false
    void onceReachable().then(() => ended || latest.current())
    return () => {
      ended = true
    }
  }, [error])
}
