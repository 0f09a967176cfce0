import { expect, it } from 'vitest'
import { sendMalformed } from '../malformed/send-malformed.ts'

// `node tests/bench/malformed.ts 10000` sends more of them.

it('answers whatever is sent to it, and shows nothing of itself', async () => {
  const seed = Number(process.env.SEED || Date.now() % 2 ** 31)
  console.log(`The requests are those of SEED=${seed}`)
  const { faults, statuses } = await sendMalformed(1000, seed)
  expect(faults.join('\n')).toBe('')
  // Most are refused; some must be good, or the others fail for reasons of no interest.
  expect(statuses.get(200)).toBeGreaterThan(50)
  expect(statuses.get(400)).toBeGreaterThan(200)
}, 120_000)
