import { useEffect, useState } from 'react'

export type Loaded<Value> =
  | { state: 'idle' }
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  | { state: 'ready'; value: Value }

type Outcome<Value> = { key: string } & ({ value: Value } | { failed: true })

/**
 * An outdated response is dropped.
 * @param load the same function at every render: another one loads again
 */
export function useLoaded<Value>(
  key: string | undefined,
  load: (key: string) => Promise<Value>,
): Loaded<Value> {
  const [outcome, setOutcome] = useState<Outcome<Value>>()
  const [tries, setTries] = useState(0)

  useEffect(() => {
    if (key === undefined) return
    let current = true
    setOutcome(undefined)
    load(key)
      .then((value) => current && setOutcome({ key, value }))
      .catch(() => current && setOutcome({ key, failed: true }))
    return () => {
      current = false
    }
  }, [key, load, tries])

  if (key === undefined) return { state: 'idle' }
  if (outcome?.key !== key) return { state: 'loading' }
  if ('failed' in outcome) return { state: 'failed', retry: () => setTries(tries + 1) }
  return { state: 'ready', value: outcome.value }
}
