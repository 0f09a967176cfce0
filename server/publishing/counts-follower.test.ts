import { pino } from 'pino'
import { expect, it, vi } from 'vitest'
import { sampleContent } from '../../tests/support/sample-content.ts'
import { CountsFollower } from './counts-follower.ts'

it('reports changed numbers once, and keeps the last ones while commerce is unavailable', async () => {
  const content = sampleContent()
  const count = vi.fn(async () => ({ delivered: new Map([[2, 10]]) }))
  const onChange = vi.fn()
  const log = pino({ level: 'silent' })
  const warn = vi.spyOn(log, 'warn')
  const follower = new CountsFollower({ content, count, onChange, log, intervalMs: 10_000 })
  await follower.look()
  await follower.look()
  expect(onChange).toHaveBeenCalledOnce()
  count.mockRejectedValue(new Error('down'))
  await follower.look()
  await follower.look()
  expect(warn).toHaveBeenCalledOnce()
  expect(content.table('products').byId(2)?.sold).toBe(10)
})
