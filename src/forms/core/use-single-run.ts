import { useState } from 'react'

export function singleRun(onBusy: (busy: boolean) => void) {
  let running = false
  return async (action: () => Promise<unknown>): Promise<void> => {
    if (running) return
    running = true
    onBusy(true)
    try {
      await action()
    } finally {
      running = false
      onBusy(false)
    }
  }
}

/** State alone is not enough: two clicks can arrive before React renders the button as busy. */
export function useSingleRun() {
  const [busy, setBusy] = useState(false)
  const [run] = useState(() => singleRun(setBusy))
  return { busy, run }
}
