import { expect, it, vi } from 'vitest'
import { createSingleRun } from './use-single-run.ts'

it('runs a double submit once, and then the next one', async () => {
  const run = createSingleRun(() => undefined)
  const send = vi.fn(async () => undefined)
  await Promise.all([run(send), run(send)])
  expect(send).toHaveBeenCalledTimes(1)
  await run(send)
  expect(send).toHaveBeenCalledTimes(2)
})

it('runs again after a failure, and reports whether it runs', async () => {
  const states: boolean[] = []
  const run = createSingleRun((running) => states.push(running))
  await expect(run(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused')
  await run(async () => undefined)
  expect(states).toEqual([true, false, true, false])
})
