import { afterEach, describe, expect, it, vi } from 'vitest'
import { flowCipher, newFlow } from './social-services.ts'

const { encrypt, open } = flowCipher('a secret of the tests')

afterEach(() => vi.useRealTimers())

describe('an encrypted flow', () => {
  it('decrypts unchanged, and is opaque to the browser', async () => {
    const flow = newFlow({ provider: 'google', locale: 'vi', linkTo: 'cus_1' })
    const encrypted = await encrypt(flow)
    expect(await open(encrypted)).toEqual(flow)
    const readable = encrypted.split('.').map((part) => Buffer.from(part, 'base64url').toString())
    for (const secret of [flow.state, flow.nonce, flow.verifier, 'cus_1', 'google']) {
      expect(readable.join()).not.toContain(secret)
    }
  })

  it('differs each time', () => {
    const [one, other] = [newFlow({ provider: 'google' }), newFlow({ provider: 'google' })]
    for (const key of ['state', 'nonce', 'verifier'] as const) {
      expect(one[key]).not.toBe(other[key])
      expect(one[key].length).toBeGreaterThanOrEqual(43)
    }
  })

  it('is rejected when it was changed, encrypted with another key, or is malformed', async () => {
    const flow = newFlow({ provider: 'facebook' })
    const encrypted = await encrypt(flow)
    const middle = Math.floor(encrypted.length / 2)
    const other = encrypted[middle] === 'A' ? 'B' : 'A'
    expect(await open(encrypted.slice(0, middle) + other + encrypted.slice(middle + 1))).toBeNull()
    expect(await open(await flowCipher('another secret').encrypt(flow))).toBeNull()
    expect(await open('')).toBeNull()
    expect(await open('a.b.c.d.e')).toBeNull()
  })

  it('decrypts with the former key during key rotation, and is encrypted with the new one', async () => {
    const flow = newFlow({ provider: 'google' })
    const next = flowCipher('the next secret', 'a secret of the tests')
    expect(await next.open(await encrypt(flow))).toEqual(flow)
    expect(await flowCipher('the next secret').open(await next.encrypt(flow))).toEqual(flow)
    expect(await open(await next.encrypt(flow))).toBeNull()
  })

  it('expires after ten minutes', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const encrypted = await encrypt(newFlow({ provider: 'google' }))
    vi.setSystemTime(Date.now() + 599_000)
    expect(await open(encrypted)).not.toBeNull()
    vi.setSystemTime(Date.now() + 2_000)
    expect(await open(encrypted)).toBeNull()
  })
})
