import type { MedusaContainer } from '@medusajs/framework/types'
import { expect, test, vi } from 'vitest'
import { withLocks } from './with-locks'

type Execute = (key: string, job: () => Promise<unknown>) => Promise<unknown>

const lockedBy = (execute: Execute) =>
  ({ resolve: () => ({ execute }) }) as unknown as MedusaContainer

const away = new Error("Stream isn't writeable and enableOfflineQueue options is false")

test('does not begin without Redis, and lets the caller retry', async () => {
  const job = vi.fn(async () => 1)
  const container = lockedBy(() => Promise.reject(away))
  await expect(withLocks(container, ['a'], job)).rejects.toMatchObject({
    code: 'service_unavailable',
  })
  expect(job).not.toHaveBeenCalled()
})

test('keeps finished work when Redis is unavailable before the locks are released', async () => {
  const container = lockedBy(async (_key, job) => {
    await job()
    throw away
  })
  expect(await withLocks(container, ['b', 'a'], async () => 'done')).toBe('done')
})

test('passes on an error of the job', async () => {
  const container = lockedBy((_key, job) => job())
  const failing = vi.fn(() => Promise.reject(new Error('broken')))
  await expect(withLocks(container, ['a'], failing)).rejects.toThrow('broken')
  const cutOff = vi.fn(() => Promise.reject(away))
  await expect(withLocks(container, ['a'], cutOff)).rejects.toBe(away)
  expect([failing, cutOff].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
})
