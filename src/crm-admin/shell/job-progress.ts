import type { JobResource, StaffJob } from '@nas/contract/staff-jobs/fields'
import { rowsIn } from '../kit/list/jobs.api.ts'

/**
 * Lists whose records jobs have changed since the last call. A job that is finished at the first
 * call counts, because a screen may have been read just before its end.
 * @param seen numbers of finished records by job, returned for the next call
 */
export function listsChangedBy(
  jobs: readonly StaffJob[],
  seen: Map<string, number>,
): Set<JobResource> {
  const changed = new Set<JobResource>()
  for (const job of jobs) {
    const progress = rowsIn(job, 'done', 'failed').length
    if (progress > (seen.get(job.id) ?? 0)) changed.add(job.resource)
    seen.set(job.id, progress)
  }
  return changed
}
