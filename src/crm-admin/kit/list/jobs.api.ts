import {
  type JobResource,
  type JobRow,
  type newJobSchema,
  type StaffJob,
  staffJobAnswer,
  staffJobsAnswer,
} from '@nas/contract/staff-jobs/fields'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { api, queryText } from '../../../api-client/api.ts'
import type { SearchTexts } from '../address/search-text.ts'
import { anyJobOptions } from './any-job.ts'
import { type ListSpec, selectionOf } from './list-search.ts'

/** What a cancellation adds to a job. */
export type JobDetails = Pick<v.InferInput<typeof newJobSchema>, 'cause' | 'reason'>

export interface WantedJob extends JobDetails {
  resource: JobResource
  to: string
  /** Single records; absent means all records that the query of the list finds. */
  records?: readonly { id: number | string; updatedAt?: string | undefined }[]
  query?: string
}

/** @throws ApiError, with code `too_many` when the job has too many records */
export async function beginJob(job: WantedJob): Promise<StaffJob> {
  const headers = { 'Idempotency-Key': crypto.randomUUID() }
  return v.parse(staffJobAnswer, await api.post('/api/app/staffjobs', job, { headers })).data
}

export async function cancelJob(job: string): Promise<StaffJob> {
  return v.parse(staffJobAnswer, await api.post('/api/app/cancelstaffjob', { job })).data
}

export async function dismissJob(job: string): Promise<void> {
  await api.post('/api/app/dismissstaffjob', { job }, { keepalive: true })
}

/** The query of all records that an address of a list shows, page by page. */
export function jobQueryOf(
  spec: Pick<ListSpec<never>, 'sort' | 'filters'>,
  search: SearchTexts,
): string {
  return queryText(selectionOf(spec, search))
}

export const rowsIn = ({ rows }: StaffJob, ...states: JobRow['state'][]): JobRow[] =>
  rows.filter(({ state }) => states.includes(state))

export const isOpen = (job: StaffJob): boolean => rowsIn(job, 'waiting', 'running').length > 0

const pollMs = 1000

/** Received jobs; undefined when they are malformed. */
export function readJobs(data: unknown): StaffJob[] | undefined {
  const { success, output } = v.safeParse(staffJobsAnswer, { data })
  return success ? output.data : undefined
}

/** Jobs of this member of staff that are running or not dismissed, newest first. */
export const jobsOptions = queryOptions({
  queryKey: ['staffjobs', 'all'],
  queryFn: async ({ signal }) =>
    v.parse(staffJobsAnswer, await api.get('/api/app/staffjobs', {}, signal)).data,
  refetchInterval: ({ state }) => (state.data?.some(isOpen) ? pollMs : false),
})

/** Cancels running requests first, because their responses contain older data. */
export async function changeJobs(
  queries: QueryClient,
  change: (jobs: StaffJob[]) => StaffJob[],
): Promise<void> {
  await queries.cancelQueries({ queryKey: ['staffjobs'] })
  queries.setQueryData<StaffJob[]>(jobsOptions.queryKey, (jobs = []) => change(jobs))
}

export async function showJob(queries: QueryClient, job: StaffJob): Promise<void> {
  await changeJobs(queries, (jobs) => [job, ...jobs.filter(({ id }) => id !== job.id)])
  queries.setQueryData(anyJobOptions.queryKey, [job])
}
