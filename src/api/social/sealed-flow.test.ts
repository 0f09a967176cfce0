import { afterEach, describe, expect, it, vi } from 'vitest'
import { flowSeal, newFlow } from './sealed-flow.ts'

const { seal, open } = flowSeal('a secret of the tests')

afterEach(() => vi.useRealTimers())

describe('a sealed flow', () => {
  it('opens as it was, and shows the browser nothing', async () => {
    const flow = newFlow({ provider: 'google', locale: 'vi', linkTo: 'cus_1' })
    const sealed = await seal(flow)
    expect(await open(sealed)).toEqual(flow)
    const readable = sealed.split('.').map((part) => Buffer.from(part, 'base64url').toString())
    for (const secret of [flow.state, flow.nonce, flow.verifier, 'cus_1', 'google']) {
      expect(readable.join()).not.toContain(secret)
    }
  })

  it('is another one each time', () => {
    const [one, other] = [newFlow({ provider: 'google' }), newFlow({ provider: 'google' })]
    for (const key of ['state', 'nonce', 'verifier'] as const) {
      expect(one[key]).not.toBe(other[key])
      expect(one[key].length).toBeGreaterThanOrEqual(43)
    }
  })

  it('does not open when it is changed, made with another key, or none at all', async () => {
    const flow = newFlow({ provider: 'facebook' })
    const sealed = await seal(flow)
    const middle = Math.floor(sealed.length / 2)
    const other = sealed[middle] === 'A' ? 'B' : 'A'
    expect(await open(sealed.slice(0, middle) + other + sealed.slice(middle + 1))).toBeNull()
    expect(await open(await flowSeal('another secret').seal(flow))).toBeNull()
    expect(await open('')).toBeNull()
    expect(await open('a.b.c.d.e')).toBeNull()
  })

  it('opens with the key before while it is replaced, and is sealed with the new one', async () => {
    const flow = newFlow({ provider: 'google' })
    const next = flowSeal('the next secret', 'a secret of the tests')
    expect(await next.open(await seal(flow))).toEqual(flow)
    expect(await flowSeal('the next secret').open(await next.seal(flow))).toEqual(flow)
    expect(await open(await next.seal(flow))).toBeNull()
  })

  it('does not open after ten minutes', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const sealed = await seal(newFlow({ provider: 'google' }))
    vi.setSystemTime(Date.now() + 599_000)
    expect(await open(sealed)).not.toBeNull()
    vi.setSystemTime(Date.now() + 2_000)
    expect(await open(sealed)).toBeNull()
  })
})
