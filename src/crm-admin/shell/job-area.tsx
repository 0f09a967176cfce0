import type { JobResource, StaffJob } from '@nas/contract/staff-jobs/fields'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useSingleRun } from '../../forms/core/use-single-run.ts'
import { useShortcuts } from '../kit/keyboard/shortcuts.ts'
import { anyJobOptions } from '../kit/list/any-job.ts'
import {
  cancelJob,
  changeJobs,
  isOpen,
  jobsOptions,
  readJobs,
  rowsIn,
} from '../kit/list/jobs.api.ts'
import { keysOf } from '../kit/list/list-page.ts'
import { useTexts } from '../kit/texts/texts.ts'
import { JobPanel } from './job-panel.tsx'

/**
 * Jobs of the member of staff, on every screen; they survive a reload (ADR 0118).
 * @param undoesFirst the newest job was undone before this component was mounted
 */
export function JobArea({ undoesFirst }: { undoesFirst: boolean }) {
  const { t } = useTexts()
  const queries = useQueryClient()
  const begun = queries.getQueryState(anyJobOptions.queryKey)
  const { data: jobs = [] } = useQuery({
    ...jobsOptions,
    initialData: () => readJobs(begun?.data),
    initialDataUpdatedAt: begun?.dataUpdatedAt,
  })
  const [said, setSaid] = useState('')
  const { run } = useSingleRun()

  const seen = useRef(new Map<string, StaffJob>())
  useEffect(() => {
    for (const list of listsChangedBy(jobs, seen.current)) {
      void queries.invalidateQueries({ queryKey: keysOf(list).all })
    }
  }, [jobs, queries])

  const undoable = jobs.find((job) => job.starts_in > 0 && rowsIn(job, 'waiting').length > 0)
  const cancel = ({ id }: StaffJob): Promise<void> =>
    run(async () => {
      const cancelled = await cancelJob(id).catch(() => undefined)
      if (cancelled === undefined) return
      await changeJobs(queries, (before) => before.map((job) => (job.id === id ? cancelled : job)))
    })
  useShortcuts(
    undoable === undefined
      ? []
      : [
          {
            key: 'z',
            alsoWithMod: true,
            label: t('keys.undo'),
            run: () => void cancel(undoable),
          },
        ],
  )
  const undone = useRef(!undoesFirst)
  useEffect(() => {
    if (undone.current || undoable === undefined) return
    undone.current = true
    void cancel(undoable)
  })
  return (
    <>
      <p aria-live="polite" className="crm-hidden">
        {said}
      </p>
      <JobPanel jobs={jobs} onCancel={cancel} onSay={setSaid} />
    </>
  )
}

const progressOf = (job: StaffJob | undefined): number =>
  job === undefined ? 0 : rowsIn(job, 'done', 'failed').length

/**
 * Lists whose records jobs have changed since the last call. A job that is finished at the first
 * call counts, because a screen may have been read just before its end; so does a running job that
 * another tab of the same person has dismissed.
 * @param seen jobs of the last call by id, replaced for the next call
 */
export function listsChangedBy(
  jobs: readonly StaffJob[],
  seen: Map<string, StaffJob>,
): Set<JobResource> {
  const dismissed = [...seen.values()].filter(
    (before) => isOpen(before) && !jobs.some(({ id }) => id === before.id),
  )
  const advanced = jobs.filter((job) => progressOf(job) > progressOf(seen.get(job.id)))
  seen.clear()
  for (const job of jobs) seen.set(job.id, job)
  return new Set([...dismissed, ...advanced].map(({ resource }) => resource))
}
