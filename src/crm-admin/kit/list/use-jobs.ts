import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../../api-client/api-error.ts'
import { useSingleRun } from '../../../forms/core/use-single-run.ts'
import { failureText } from '../feedback/failure-text.ts'
import { useNotices } from '../feedback/notices.tsx'
import { useTexts } from '../texts/texts.ts'
import { useJobTexts } from './job-texts.ts'
import { beginJob, jobsOptions, rowsIn, showJob, type WantedJob } from './jobs.api.ts'

/** Starts jobs, one click at a time. `begin` returns false after a failure, which it shows. */
export function useBeginJob() {
  const { t: frame } = useTexts()
  const { t } = useJobTexts()
  const notices = useNotices()
  const queries = useQueryClient()
  const { run, busy } = useSingleRun()
  const begin = async (wanted: WantedJob): Promise<boolean> => {
    let isBegun = false
    await run(async () => {
      try {
        await showJob(queries, await beginJob(wanted))
        isBegun = true
      } catch (error) {
        const code = error instanceof ApiError ? error.code : ''
        const known = code === 'too_many' || code === 'nothing_found'
        notices.error({
          key: 'job',
          description: `${t('failed')} ${known ? t(`code.${code}`) : frame(failureText(error))}`,
        })
      }
    })
    return isBegun
  }
  return { begin, beginning: busy }
}

export function useUpcoming(resource: string): ReadonlyMap<string, string> {
  const { data = [] } = useQuery({ ...jobsOptions, enabled: false })
  return new Map(
    data
      .filter((job) => job.resource === resource)
      .flatMap((job) =>
        rowsIn(job, 'waiting', 'running').map(({ record }) => [record, job.to] as const),
      ),
  )
}
