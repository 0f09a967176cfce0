import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { MissedCounter } from './missed-counter.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function counter() {
  const addMissed = vi.fn(async () => undefined)
  const warn = vi.fn()
  const missed = new MissedCounter('not counted')
  const note = (text: string) => missed.note(text, { addMissed }, { warn })
  return { addMissed, warn, note }
}

it('sends the counts of a minute together, then starts again', async () => {
  const { addMissed, note } = counter()
  for (const text of ['kem', 'son', 'kem']) note(text)
  await vi.advanceTimersByTimeAsync(59_999)
  expect(addMissed).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  const sent = [
    { text: 'kem', count: 2 },
    { text: 'son', count: 1 },
  ]
  expect(addMissed.mock.calls).toEqual([[sent]])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(addMissed).toHaveBeenCalledTimes(1)
})

it.each(['an@nas.example', '/don-hang/NAS-123456', `/connect/${'a1'.repeat(13)}`])(
  'never counts %s',
  async (text) => {
    const { addMissed, note } = counter()
    note(text)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(addMissed).not.toHaveBeenCalled()
  },
)

it('counts at most 200 texts, and says when they could not be sent', async () => {
  const { addMissed, warn, note } = counter()
  addMissed.mockRejectedValueOnce(new Error('down'))
  for (let index = 0; index < 250; index += 1) note(`/a-${index}`)
  note('/a-0')
  await vi.advanceTimersByTimeAsync(60_000)
  const [sent] = addMissed.mock.calls[0] as unknown as [{ text: string; count: number }[]]
  expect([sent.length, sent[0]]).toEqual([200, { text: '/a-0', count: 2 }])
  expect(warn).toHaveBeenCalledTimes(1)
})
