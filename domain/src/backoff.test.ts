import { expect, it, vi } from 'vitest'
import { type AttemptCounters, takeAttempt, waitAfter } from './backoff.ts'

const backoff = { freeFailures: 2, firstWait: 1, maxWait: 60 }

it('doubles the wait after each failure that is not free, up to the maximum', () => {
  const waits = [0, 1, 2, 3, 4, 5, 8, 9, 1000].map((failures) => waitAfter(failures, backoff))
  expect(waits).toEqual([0, 0, 0, 1, 2, 4, 32, 60, 60])
  expect(waitAfter(3, { freeFailures: 0, firstWait: 10, maxWait: 3600 })).toBe(40)
})

function counters(turn: () => Promise<{ consumedPoints: number }>) {
  let count = 0
  const failures = {
    consume: async () => ({ consumedPoints: ++count }),
    reward: vi.fn(async () => {
      count -= 1
    }),
    block: vi.fn(),
  }
  const turns = { consume: turn, reward: vi.fn(), block: vi.fn(async () => {}) }
  return { failures, turns, count: () => count } satisfies AttemptCounters & { count: () => number }
}

it('blocks the next attempt once no failure is free', async () => {
  const given = counters(async () => ({ consumedPoints: 1 }))
  for (let attempt = 0; attempt < 4; attempt += 1) {
    expect(await takeAttempt(given, 'mai', backoff)).toBe(0)
  }
  expect(given.turns.block.mock.calls).toEqual([
    ['mai', 1],
    ['mai', 2],
  ])
})

it('does not count an attempt that has to wait', async () => {
  const given = counters(() => Promise.reject({ msBeforeNext: 1500 }))
  const waits: number[] = []
  for (let attempt = 0; attempt < 4; attempt += 1) {
    waits.push(await takeAttempt(given, 'mai', backoff))
  }
  expect([waits, given.count()]).toEqual([[0, 0, 1.5, 1.5], 2])
})

it('passes on a failure of the store, and does not count the attempt', async () => {
  const given = counters(() => Promise.reject(new Error('store')))
  const free = { ...backoff, freeFailures: 0 }
  await expect(takeAttempt(given, 'mai', free)).rejects.toThrow('store')
  expect(given.count()).toBe(0)
})
