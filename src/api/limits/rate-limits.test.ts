import { describe, expect, it } from 'vitest'
import { createLimiter, readRateLimits } from './rate-limits.ts'

describe('the setting of limits', () => {
  it('is on, off or changes of single limits', () => {
    expect(readRateLimits('on')).toEqual({})
    expect(readRateLimits('off')).toBe(false)
    expect(readRateLimits('register=2/60,createOrder=9/1')).toEqual({
      register: { points: 2, seconds: 60 },
      createOrder: { points: 9, seconds: 1 },
    })
  })

  it.each(['', 'no', 'register', 'register=0/60', 'register=2/0', 'regist=2/60', 'on,off'])(
    'rejects %j',
    (text) => expect(() => readRateLimits(text)).toThrow(/RATE_LIMITS/),
  )
})

describe('a limit', () => {
  it('counts each key separately and returns the time to wait', async () => {
    const limiter = createLimiter(readRateLimits('register=2/60'))
    await limiter.take('register', 'a')
    await limiter.take('register', 'a')
    await limiter.take('register', 'b')
    const refusal = limiter.take('register', 'a')
    await expect(refusal).rejects.toMatchObject({
      status: 429,
      headers: { 'Retry-After': expect.stringMatching(/^(5\d|60)$/) },
    })
    await limiter.giveBack('register', 'a')
    await limiter.giveBack('register', 'a')
    await expect(limiter.take('register', 'a')).resolves.toBeUndefined()
  })
})
