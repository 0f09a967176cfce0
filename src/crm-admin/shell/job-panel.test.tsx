import type { StaffJob } from '@nas/contract/staff-jobs/fields'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { JobPanel } from './job-panel.tsx'

vi.mock('./use-may.ts', () => ({ useMay: () => () => true }))

const job: StaffJob = {
  id: 'job1',
  resource: 'orders',
  to: 'pickitem',
  starts_in: 0,
  createdAt: '2026-11-24T00:00:00.000Z',
  skipped: [],
  rows: [{ record: '1', label: 'NAS-1', state: 'done', code: null }],
}

const render = (changes: Partial<StaffJob>): string =>
  renderToString(
    <QueryClientProvider client={new QueryClient()}>
      <JobPanel
        jobs={[{ ...job, ...changes }]}
        onCancel={() => Promise.resolve()}
        onSay={() => {}}
      />
    </QueryClientProvider>,
  )

it('shows how many records were skipped, by their state, also for a job of one record', () => {
  const skipped = [
    { state: 'delivery', count: 2 },
    { state: 'cancel', count: 1 },
  ]
  const html = render({ skipped })
  expect(html).toContain('Xong 1 trên 1. Bỏ qua 3 mục')
  expect(html).toMatch(/: Đang giao[^(]* \(2\), [^(]*hủy \(1\)/i)
})

it('ends a job of one record by itself, unless it failed', () => {
  expect(render({})).not.toContain('NAS-1')
  const rows: StaffJob['rows'] = [
    { record: '1', label: 'NAS-1', state: 'failed', code: 'not_found' },
  ]
  expect(render({ rows })).toContain('không còn tồn tại.')
})
