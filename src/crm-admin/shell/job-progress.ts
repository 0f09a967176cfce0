import type { JobResource, StaffJob } from '@nas/contract/staff-jobs/fields'
import { isOpen, rowsIn } from '../kit/list/jobs.api.ts'

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
