import { pino } from 'pino'
import { describe, expect, it, vi } from 'vitest'
import { ContentFollower } from './content-follower.ts'

const log = pino({ level: 'silent' })
const change = { id: 1, resource: 'faqs', documentId: '1', operation: 'upsert' as const }

/** Looks that end when the test says so. */
function heldSync() {
  const waiting: ((changes: (typeof change)[]) => void)[] = []
  const catchUp = vi.fn(() => new Promise<(typeof change)[]>((resolve) => waiting.push(resolve)))
  const answer = async (changes: (typeof change)[]) => {
    await vi.waitFor(() => expect(waiting).toHaveLength(1))
    waiting.shift()?.(changes)
  }
  return { sync: { catchUp }, answer }
}

describe('a refresh', () => {
  it('begins its look after the call, never shares one that is under way', async () => {
    const { sync, answer } = heldSync()
    const follower = new ContentFollower({ sync, onChange: async () => {}, log })
    const first = follower.refresh()
    await vi.waitFor(() => expect(sync.catchUp).toHaveBeenCalledOnce())
    let done = false
    const second = follower.refresh().then(() => {
      done = true
    })
    const third = follower.refresh()
    await answer([])
    await first
    expect(done).toBe(false)
    await answer([])
    await Promise.all([second, third])
    expect(sync.catchUp).toHaveBeenCalledTimes(2)
  })

  it('does not wait for pages, and publishes changes once', async () => {
    const catchUp = vi.fn().mockResolvedValueOnce([change]).mockResolvedValue([])
    const published = Promise.withResolvers<void>()
    const onChange = vi.fn(() => published.promise)
    const follower = new ContentFollower({ sync: { catchUp }, onChange, log })
    await follower.refresh()
    await follower.refresh()
    published.resolve()
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledOnce())
    catchUp.mockResolvedValueOnce([change])
    await follower.refresh()
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(2))
  })

  it('reports a failure to its caller, and the next one works', async () => {
    const catchUp = vi.fn().mockRejectedValueOnce(new Error('down')).mockResolvedValue([])
    const follower = new ContentFollower({ sync: { catchUp }, onChange: async () => {}, log })
    await expect(follower.refresh()).rejects.toThrow('down')
    expect(follower.isUp).toBe(false)
    await follower.refresh()
    expect(follower.isUp).toBe(true)
  })
})
