import { beforeAll, describe, expect, it } from 'vitest'
import { type MalformedSender, malformedRequests } from '../malformed/send-malformed.ts'

// `node tests/bench/malformed.ts 10000` sends more of them.

const total = 1000
/** Requests of one test: few enough that it stays far from its time limit on a busy machine. */
const each = 50
const parts = Array.from({ length: total / each }, (_, part) => part + 1)

describe('malformed requests', () => {
  let requests: MalformedSender
  beforeAll(async () => {
    const seed = Number(process.env.SEED || Date.now() % 2 ** 31)
    console.log(`SEED=${seed}`)
    requests = await malformedRequests(total, seed)
  }, 120_000)

  it.each(parts)('get an answer without internal details, part %d', async () => {
    expect((await requests.send(each)).join('\n')).toBe('')
  })

  it('are mostly rejected, and some are valid', () => {
    // Without valid ones the others would be rejected for unrelated reasons.
    expect(requests.statuses.get(200)).toBeGreaterThan(50)
    expect(requests.statuses.get(400)).toBeGreaterThan(200)
  })

  it('leave no personal data in the logs', async () => {
    expect(await requests.personalData()).toEqual([])
  })
})
