import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { jobsOptions, rowsIn } from './jobs.api.ts'

export type Selection = ReturnType<typeof useSelection>

/** `everything`: all records that the list finds. A new `place` (address) clears the selection. */
export function useSelection(resource: string, place: string) {
  const [state, setState] = useState({ place, chosen: new Set<string>(), everything: false })
  const { chosen, everything } =
    state.place === place ? state : { chosen: new Set<string>(), everything: false }
  const choose = (keys: readonly string[]): void =>
    setState({ place, chosen: new Set(keys), everything: false })

  // Completed rows leave the selection; failed rows stay selected.
  const { data: jobs } = useQuery({ ...jobsOptions, enabled: false })
  const left = useRef(new Set<string>())
  useEffect(() => {
    const done = (jobs ?? [])
      .filter((job) => job.resource === resource)
      .flatMap((job) => rowsIn(job, 'done').map(({ record }) => ({ record, at: job.id + record })))
    const fresh = done.filter(({ at }) => !left.current.has(at))
    if (fresh.length === 0) return
    for (const { at } of fresh) left.current.add(at)
    const gone = new Set(fresh.map(({ record }) => record))
    setState((before) => ({
      ...before,
      chosen: new Set([...before.chosen].filter((key) => !gone.has(key))),
      everything: false,
    }))
  }, [jobs, resource])

  return {
    chosen,
    everything,
    choose,
    toggle: (key: string): void =>
      choose(chosen.has(key) ? [...chosen].filter((one) => one !== key) : [...chosen, key]),
    chooseEverything: (): void => setState({ place, chosen, everything: true }),
  }
}
