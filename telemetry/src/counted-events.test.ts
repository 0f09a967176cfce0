import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { countRepeats, type LogEvent } from './counted-events.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const refused = (client: string, request: string, more = {}): LogEvent => ({
  event: 'access',
  client,
  request,
  status: 429,
  ...more,
})

function logUnderTest() {
  const lines: LogEvent[] = []
  return { lines, log: countRepeats((line) => lines.push(line)) }
}

it('writes one line and one count per client, kind and minute', () => {
  const { lines, log } = logUnderTest()
  for (let call = 0; call < 5000; call += 1) log(refused('one', `r${call}`))
  log(refused('other', 'r'))
  log(refused('one', 'r', { status: 403 }))
  expect(lines).toHaveLength(3)
  vi.advanceTimersByTime(60_000)
  expect(lines.slice(3)).toEqual([{ ...refused('one', 'r0'), repeats: 4999 }])
  log(refused('one', 'later'))
  expect(lines.at(-1)).toEqual(refused('one', 'later'))
})

it('writes a bounded number of lines for a client that varies its calls', () => {
  const { lines, log } = logUnderTest()
  for (let call = 0; call < 5000; call += 1) log(refused('one', 'r', { record: `${call}` }))
  vi.advanceTimersByTime(60_000)
  expect(lines).toHaveLength(32)
  expect(lines.at(-1)).toEqual({ event: 'further-kinds', client: 'one', repeats: 4969 })
})

it('writes a bounded number of lines for many clients', () => {
  const { lines, log } = logUnderTest()
  for (let client = 0; client < 5000; client += 1) log(refused(`${client}`, 'r'))
  vi.advanceTimersByTime(60_000)
  expect(lines).toHaveLength(2002)
  expect(lines.at(-1)).toEqual({ event: 'further-kinds', client: null, repeats: 2999 })
})

it('writes each record that staff read', () => {
  const { lines, log } = logUnderTest()
  const read = { outcome: 'ok', role: 'admin' }
  for (let record = 0; record < 5000; record += 1) log(refused('one', 'r', { ...read, record }))
  expect(lines).toHaveLength(5000)
})
