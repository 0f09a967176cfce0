import { beforeAll, describe, expect, it } from 'vitest'
import { type MalformedSender, malformedRequests } from '../malformed/send-malformed.ts'

// `REQUESTS=5000 BELOW=/orders npm run suite -- contract malformed` sends more of them, to some calls.

const total = Number(process.env.REQUESTS || 600)
const below = process.env.BELOW ?? ''
/** Requests of one test: few enough that it stays far from its time limit on a busy machine. */
const each = 50
const parts = Array.from({ length: total / each }, (_, part) => part + 1)

describe('malformed requests', () => {
  let requests: MalformedSender
  beforeAll(async () => {
    const seed = Number(process.env.SEED || Date.now() % 2 ** 31)
    console.log(`SEED=${seed}`)
    requests = await malformedRequests(total, seed, below)
  }, 120_000)

  it.each(parts)('get an answer without internal details, part %d', async () => {
    expect((await requests.send(each)).join('\n')).toBe('')
  })

  it.skipIf(below)('are mostly rejected, and some are valid', () => {
    // Without valid ones the others would be rejected for unrelated reasons.
    expect(requests.statuses.get(200)).toBeGreaterThan(total / 20)
    expect(requests.statuses.get(400)).toBeGreaterThan(total / 5)
  })

  it('leave no personal data in the logs', async () => {
    expect(await requests.personalData()).toEqual([])
  })
})
