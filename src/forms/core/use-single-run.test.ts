import { expect, it, vi } from 'vitest'
import { singleRun } from './use-single-run.ts'

it('runs an action once at a time, and again afterwards', async () => {
  const onBusy = vi.fn()
  const run = singleRun(onBusy)
  const { promise, resolve } = Promise.withResolvers<void>()
  const action = vi.fn(() => promise)
  const first = run(action)
  await run(action)
  expect(action).toHaveBeenCalledTimes(1)
  resolve()
  await first
  expect(onBusy.mock.calls).toEqual([[true], [false]])
  await run(action)
  expect(action).toHaveBeenCalledTimes(2)
})

it('runs again after a failure', async () => {
  const run = singleRun(() => {})
  await expect(run(() => Promise.reject(new Error('no answer')))).rejects.toThrow('no answer')
  const action = vi.fn(async () => {})
  await run(action)
  expect(action).toHaveBeenCalledTimes(1)
})
