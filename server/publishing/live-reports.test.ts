import type { LiveReport } from '@nas/domain/publication-feed'
import { beforeEach, expect, it, vi } from 'vitest'
import { LiveReports } from './live-reports.ts'

const send = vi.fn(async (_report: LiveReport) => {})
const failing = new Set<string>()
let reports: LiveReports

const positionOf = (...ids: number[]) => ({
  cursor: Math.max(...ids),
  applied: Object.fromEntries(ids.map((id) => [id, `time ${id}`])),
})
const last = () => send.mock.lastCall?.[0]

beforeEach(async () => {
  send.mockReset()
  failing.clear()
  reports = new LiveReports({ send, hasFailed: (page) => failing.has(page), retry: () => {} })
  await reports.renewed(positionOf(70), ['/old'])
})

it('reports its position, and the renewed pages of new publications once', async () => {
  expect(last()).toMatchObject({ cursor: 70, applied: [70], renewed: {} })
  await reports.renewed(positionOf(70, 71), ['/a', '/b'])
  expect(last()).toMatchObject({ cursor: 71, applied: [70, 71], renewed: { 71: 2 }, failed: {} })
  await reports.renewed(positionOf(70, 71), [])
  expect(last()?.renewed).toEqual({})
})

it('names the pages of a publication that cannot be rendered, until they can', async () => {
  failing.add('/b')
  await reports.renewed(positionOf(70, 71), ['/a', '/b'])
  expect(last()?.failed).toEqual({ 71: ['/b'] })
  failing.clear()
  await reports.renewed(positionOf(70, 71), [])
  expect(last()?.failed).toEqual({})
})

it('repeats what could not be sent', async () => {
  send.mockRejectedValueOnce(new Error('down'))
  await reports.renewed(positionOf(70, 71), ['/a'])
  await reports.renewed(positionOf(70, 71, 72), ['/a', '/b'])
  expect(last()?.renewed).toEqual({ 71: 1, 72: 2 })
})

it('reports at once, later again, and that it stops', async () => {
  const retry = vi.fn()
  failing.add('/b')
  reports = new LiveReports({ send, hasFailed: (page) => failing.has(page), retry, intervalMs: 1 })
  await reports.renewed(positionOf(70), [])
  await reports.renewed(positionOf(70, 71), ['/b'])
  void reports.run()
  await vi.waitFor(() => expect(retry.mock.calls.length).toBeGreaterThan(1))
  await reports.stop()
  expect(send).toHaveBeenCalledWith(expect.objectContaining({ left: true }), expect.any(Number))
})
