import { defaultLimits, type LimitName, type RateLimit } from '@nas/contract/rate-limits'
import { RateLimiterRes } from 'rate-limiter-flexible'
import { tooManyRequests } from '../answers/api-error.ts'
import { limiterStore } from './redis.ts'
import {
  createSecretTries,
  createTokenTries,
  type SecretTries,
  type TokenTries,
} from './secret-tries.ts'

export type RateLimits = Readonly<Record<LimitName, RateLimit>>

const limitNames = Object.keys(defaultLimits) as LimitName[]

/** `register=50/600,createOrder=120/600`: points and seconds of single limits. */
const changesForm = /^(\w+=\d+\/\d+)(,\w+=\d+\/\d+)*$/

/** `on` for the default limits, `off` for none, or changes. @throws Error for any other value */
export function readRateLimits(text: string): Partial<RateLimits> | false {
  if (text === 'off') return false
  if (text === 'on') return {}
  if (!changesForm.test(text))
    throw new Error('RATE_LIMITS must be on, off or name=points/seconds,…')
  return Object.fromEntries(
    text.split(',').map((part) => {
      const [label = '', numbers = ''] = part.split('=')
      const name = limitNames.find((one) => one === label)
      const [points = 0, seconds = 0] = numbers.split('/').map(Number)
      if (name === undefined || points < 1 || seconds < 1) {
        throw new Error(`RATE_LIMITS: unknown limit in ${part}. There are ${limitNames.join(', ')}`)
      }
      return [name, { points, seconds }]
    }),
  )
}

export interface Limiter {
  /** @throws ApiError 429 when the key has reached the limit */
  take(name: LimitName, key: string, points?: number): Promise<void>
  used(name: LimitName, key: string): Promise<number>
  giveBack(name: LimitName, key: string): Promise<void>
  /** Attempts at passwords, across all addresses. */
  accounts: SecretTries
  /** Attempts at the phone of an order, by its code. */
  orders: SecretTries
  tokens: TokenTries
}

const nothing = async () => {}
const uncounted: SecretTries = {
  take: nothing,
  takeProven: nothing,
  giveBack: nothing,
  succeeded: nothing,
  trust: nothing,
}

const unlimited: Limiter = {
  take: nothing,
  used: async () => 0,
  giveBack: nothing,
  accounts: uncounted,
  orders: uncounted,
  tokens: { read: (_token, _client, read) => read() },
}

/** @param changes replaces single limits; `false` disables all of them */
export function createLimiter(
  changes: Partial<RateLimits> | false = {},
  redisUrl?: string,
): Limiter {
  if (changes === false) return unlimited
  const limits: RateLimits = { ...defaultLimits, ...changes }
  const makeLimiter = limiterStore(redisUrl)
  const limiters = new Map(
    limitNames.map((name) => {
      const { points, seconds: duration } = limits[name]
      return [name, makeLimiter(name, { points, duration })]
    }),
  )
  const take: Limiter['take'] = async (name, key, points = 1) => {
    try {
      await limiters.get(name)?.consume(key, points)
    } catch (rejection) {
      if (!(rejection instanceof RateLimiterRes)) throw rejection
      throw tooManyRequests(rejection.msBeforeNext / 1000)
    }
  }
  return {
    take,
    async used(name, key) {
      return (await limiters.get(name)?.get(key))?.consumedPoints ?? 0
    },
    async giveBack(name, key) {
      await limiters.get(name)?.reward(key)
    },
    accounts: createSecretTries(makeLimiter, { name: 'account', freeFailures: 20 }),
    orders: createSecretTries(makeLimiter, { name: 'order', freeFailures: 10 }),
    tokens: createTokenTries((client, points) => take('refusedToken', client, points)),
  }
}
