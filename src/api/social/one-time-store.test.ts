import { describe, expect, it } from 'vitest'
import { memoryStore } from './one-time-store.ts'

describe('a one-time value', () => {
  it('is taken once, and only by its secret', async () => {
    const store = memoryStore()
    await store.put('a secret', 'a value', 60)
    expect(await store.take('another')).toBeNull()
    expect(await store.take('a secret')).toBe('a value')
    expect(await store.take('a secret')).toBeNull()
  })

  it('expires', async () => {
    let now = 0
    const store = memoryStore(() => now)
    await store.put('a secret', 'a value', 60)
    now = 60_000
    expect(await store.take('a secret')).toBeNull()
  })

  it('is used by one of many concurrent callers, until it expires or is released', async () => {
    let now = 0
    const store = memoryStore(() => now)
    const tries = await Promise.all([1, 2, 3].map(() => store.use('a secret', 60)))
    expect(tries.filter(Boolean)).toHaveLength(1)
    await store.release('a secret')
    expect(await store.use('a secret', 60)).toBe(true)
    now = 60_000
    expect(await store.use('a secret', 60)).toBe(true)
  })
})
