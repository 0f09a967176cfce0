import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { tooManyRequests } from './api-error.ts'

interface RateLimit {
  points: number
  seconds: number
}

/** Contract 6.7. Sign-ins count failures only. */
export interface RateLimits {
  signInPerIdentifier: RateLimit
  signInPerAddress: RateLimit
  createOrder: RateLimit
}

type LimitName = keyof RateLimits

const usualLimits: RateLimits = {
  signInPerIdentifier: { points: 10, seconds: 300 },
  signInPerAddress: { points: 30, seconds: 300 },
  createOrder: { points: 60, seconds: 600 },
}

export interface Limiter {
  /** @throws ApiError 429 when the key has used up what it may */
  take(name: LimitName, key: string): Promise<void>
  /** Gives back what turned out not to count. */
  giveBack(name: LimitName, key: string): Promise<void>
}

const unlimited: Limiter = {
  take: async () => {},
  giveBack: async () => {},
}

export function createLimiter(changes: Partial<RateLimits> | false = {}): Limiter {
  if (changes === false) return unlimited
  const limits = { ...usualLimits, ...changes }
  const make = (name: LimitName) =>
    new RateLimiterMemory({
      keyPrefix: name,
      points: limits[name].points,
      duration: limits[name].seconds,
    })
  const limiters: Record<LimitName, RateLimiterMemory> = {
    signInPerIdentifier: make('signInPerIdentifier'),
    signInPerAddress: make('signInPerAddress'),
    createOrder: make('createOrder'),
  }
  return {
    async take(name, key) {
      try {
        await limiters[name].consume(key)
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal
        throw tooManyRequests(refusal.msBeforeNext / 1000)
      }
    },
    async giveBack(name, key) {
      await limiters[name].reward(key)
    },
  }
}
