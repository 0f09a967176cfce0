import { useState } from 'react'

/** @returns a function that runs one task at a time and ignores calls while one runs */
export function createSingleRun(onRunning: (running: boolean) => void) {
  let busy = false
  return async (task: () => Promise<unknown>): Promise<void> => {
    if (busy) return
    busy = true
    onRunning(true)
    try {
      await task()
    } finally {
      busy = false
      onRunning(false)
    }
  }
}

/** Sends once despite repeated clicks: a second one may precede the disabled button. */
export function useSingleRun() {
  const [running, setRunning] = useState(false)
  const [run] = useState(() => createSingleRun(setRunning))
  return { run, running }
}
