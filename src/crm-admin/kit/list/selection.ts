import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { jobsOptions, rowsIn } from './jobs.api.ts'

/** Chosen rows by their keys, so that what is done with them is done with the rows as they are now. */
export interface Selection {
  chosen: ReadonlySet<string>
  /** Everything that the list finds, beyond the page. */
  everything: boolean
  choose(keys: readonly string[]): void
  toggle(key: string): void
  chooseEverything(): void
}

/** @param place the list's address; another one begins without a selection */
export function useSelection(resource: string, place: string): Selection {
  const [state, setState] = useState({ place, chosen: new Set<string>(), everything: false })
  const { chosen, everything } =
    state.place === place ? state : { chosen: new Set<string>(), everything: false }
  const choose = (keys: readonly string[]): void =>
    setState({ place, chosen: new Set(keys), everything: false })

  // What a job has done leaves the selection, what it could not do stays.
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
    toggle(key) {
      choose(chosen.has(key) ? [...chosen].filter((one) => one !== key) : [...chosen, key])
    },
    chooseEverything: () => setState({ place, chosen, everything: true }),
  }
}
