import { afterEach, expect, it, vi } from 'vitest'
import { createOrder } from './orders.ts'

afterEach(() => vi.unstubAllGlobals())

const challenge = { signature: 's', parameters: {} }
vi.mock('@nas/callers/prove-work', () => ({
  proveWork: async (text: string) => `work for ${JSON.parse(text).signature}`,
}))

/** Rejects with this code, always with a challenge. */
function refusing(code: string) {
  const sent: Headers[] = []
  vi.stubGlobal('fetch', async (_path: string, { headers }: RequestInit) => {
    sent.push(new Headers(headers))
    const details = { code, challenge: JSON.stringify(challenge) }
    const error = { status: 400, name: 'ApplicationError', message: 'No', details }
    return new Response(JSON.stringify({ data: null, error }), { status: 400 })
  })
  return sent
}

it('solves a challenge once, and sends the same order again', async () => {
  const sent = refusing('proof_required')
  await expect(createOrder({} as never, 'key-1')).rejects.toMatchObject({ code: 'proof_required' })
  expect(sent.map((headers) => headers.get('proof-of-work'))).toEqual([null, 'work for s'])
  expect(new Set(sent.map((headers) => headers.get('idempotency-key')))).toEqual(new Set(['key-1']))
})
