import type { StaffJob } from '@nas/contract/staff-jobs/fields'
import { QueryClient } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { anyJobOptions } from './any-job.ts'
import { jobsOptions, showJob } from './jobs.api.ts'

it('shows a job that begins while the jobs of before are still requested', async () => {
  const answers: (() => void)[] = []
  vi.stubGlobal('fetch', (_: unknown, { signal }: RequestInit) => {
    return new Promise<Response>((resolve, reject) => {
      answers.push(() => resolve(Response.json({ data: [] })))
      signal?.addEventListener('abort', () => reject(signal.reason))
    })
  })
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const asked = Promise.allSettled([
    queries.fetchQuery(anyJobOptions),
    queries.fetchQuery(jobsOptions),
  ])
  await vi.waitFor(() => expect(answers).toHaveLength(2))

  const job: StaffJob = {
    id: 'job1',
    resource: 'orders',
    to: 'pickitem',
    starts_in: 10,
    createdAt: '2026-11-24T00:00:00.000Z',
    skipped: [],
    rows: [],
  }
  await showJob(queries, job)
  for (const answer of answers) answer()
  await asked

  expect(queries.getQueryData(anyJobOptions.queryKey)).toEqual([job])
  expect(queries.getQueryData(jobsOptions.queryKey)).toEqual([job])
})
