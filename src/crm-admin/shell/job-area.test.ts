import type { JobRow, StaffJob } from '@nas/contract/staff-jobs/fields'
import { expect, it } from 'vitest'
import { listsChangedBy } from './job-area.tsx'

const job = (...states: JobRow['state'][]): StaffJob => ({
  id: 'job1',
  resource: 'orders',
  to: 'pickitem',
  starts_in: 0,
  skipped: [],
  createdAt: '2026-11-24T00:00:00.000Z',
  rows: states.map((state, index) => ({
    record: String(index),
    label: `NAS-${index}`,
    state,
    code: null,
  })),
})

it('names the list of a job once for each record that has been carried out', () => {
  const seen = new Map<string, StaffJob>()
  const look = (...states: JobRow['state'][]) => [...listsChangedBy([job(...states)], seen)]
  expect(look('waiting', 'waiting')).toEqual([])
  expect(look('done', 'running')).toEqual(['orders'])
  expect(look('done', 'running')).toEqual([])
  expect(look('done', 'failed')).toEqual(['orders'])
})

it('names the list of a job that is over at the first look', () => {
  expect([...listsChangedBy([job('done')], new Map())]).toEqual(['orders'])
  expect([...listsChangedBy([job('cancelled')], new Map())]).toEqual([])
})

it('names the list of a running job that another tab has dismissed', () => {
  const seen = new Map<string, StaffJob>()
  listsChangedBy([job('running')], seen)
  expect([...listsChangedBy([], seen)]).toEqual(['orders'])
  expect([...listsChangedBy([], seen)]).toEqual([])
})
