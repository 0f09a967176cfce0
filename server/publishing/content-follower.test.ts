import { pino } from 'pino'
import { describe, expect, it, vi } from 'vitest'
import { ContentFollower } from './content-follower.ts'

const log = pino({ level: 'silent' })
const has = () => false

/** Reads that the test releases. */
function heldSync() {
  const waiting: ((changed: boolean) => void)[] = []
  const catchUp = vi.fn(() => new Promise<boolean>((resolve) => waiting.push(resolve)))
  const answer = async (changed: boolean) => {
    await vi.waitFor(() => expect(waiting).toHaveLength(1))
    waiting.shift()?.(changed)
  }
  return { sync: { catchUp, has }, answer }
}

describe('a refresh', () => {
  it('starts a read after the call, and never shares a running one', async () => {
    const { sync, answer } = heldSync()
    const follower = new ContentFollower({ sync, onChange: async () => {}, log })
    const first = follower.refresh()
    await vi.waitFor(() => expect(sync.catchUp).toHaveBeenCalledOnce())
    let done = false
    const second = follower.refresh().then(() => {
      done = true
    })
    const third = follower.refresh()
    await answer(false)
    await first
    expect(done).toBe(false)
    await answer(false)
    await Promise.all([second, third])
    expect(sync.catchUp).toHaveBeenCalledTimes(2)
  })

  it('does not wait for pages, and publishes changes once', async () => {
    const catchUp = vi.fn().mockResolvedValueOnce(true).mockResolvedValue(false)
    const published = Promise.withResolvers<void>()
    const onChange = vi.fn(() => published.promise)
    const follower = new ContentFollower({ sync: { catchUp, has }, onChange, log })
    await follower.refresh()
    await follower.refresh()
    published.resolve()
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledOnce())
    catchUp.mockResolvedValueOnce(true)
    await follower.refresh()
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(2))
  })

  it('reports a failure to its caller, and the next one works', async () => {
    const catchUp = vi.fn().mockRejectedValueOnce(new Error('down')).mockResolvedValue(false)
    const follower = new ContentFollower({ sync: { catchUp, has }, onChange: async () => {}, log })
    await expect(follower.refresh()).rejects.toThrow('down')
    expect(follower.isUp).toBe(false)
    await follower.refresh()
    expect(follower.isUp).toBe(true)
  })
})

describe('following', () => {
  it('continues while pages are rendered', async () => {
    const catchUp = vi.fn().mockResolvedValueOnce(true).mockResolvedValue(false)
    const onChange = () => new Promise<void>(() => undefined)
    const sync = { catchUp, has }
    const follower = new ContentFollower({ sync, onChange, log, intervalMs: 1 })
    const run = follower.run()
    await vi.waitFor(() => expect(catchUp.mock.calls.length).toBeGreaterThan(4))
    follower.stop()
    await run
  })
})

describe('a publication that a call has to see', () => {
  it('is read at once when it is missing, and not when it was applied', async () => {
    const { sync, answer } = heldSync()
    const known = { ...sync, has: (id: number) => id < 8 }
    const follower = new ContentFollower({ sync: known, onChange: async () => {}, log })
    await follower.reach(7)
    expect(sync.catchUp).not.toHaveBeenCalled()
    const reached = follower.reach(8)
    await answer(false)
    await reached
  })

  it('is awaited no longer than the timeout', async () => {
    const { sync } = heldSync()
    await new ContentFollower({ sync, onChange: async () => {}, log, longestWaitMs: 1 }).reach(8)
  })

  it('does not fail the call when content is unavailable', async () => {
    const catchUp = vi.fn().mockRejectedValue(new Error('down'))
    await new ContentFollower({ sync: { catchUp, has }, onChange: async () => {}, log }).reach(8)
  })
})
