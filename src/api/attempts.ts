import type { Limiter, LimitName } from './rate-limits.ts'
import type { SecretTries } from './secret-tries.ts'

interface Attempt {
  giveBack(): Promise<void>
}

interface SecretAttempt extends Attempt {
  succeeded(): Promise<void>
}

/** Taken before trying, so that many tries at once cannot slip through. */
async function takeAll(
  limiter: Limiter,
  counted: readonly (readonly [LimitName, string])[],
): Promise<Attempt> {
  for (const [name, key] of counted) await limiter.take(name, key)
  return {
    async giveBack() {
      for (const [name, key] of counted) await limiter.giveBack(name, key)
    },
  }
}

/**
 * One try at a secret, counted for the address and for the address with what is tried; what
 * succeeds is given back.
 * @throws ApiError 429
 */
export function takeAttempt(
  limiter: Limiter,
  address: string,
  identifier: string,
): Promise<Attempt> {
  return takeAll(limiter, [
    ['signInPerAddress', address],
    ['signInPerIdentifier', `${address} ${identifier}`],
  ])
}

/**
 * One registration, counted for the address; only one that tells that an e-mail is taken counts.
 * @throws ApiError 429
 */
export function takeRegistration(limiter: Limiter, address: string): Promise<Attempt> {
  return takeAll(limiter, [['registerTaken', address]])
}

async function takeSecret(
  attempt: Attempt,
  tries: SecretTries,
  subject: string,
  address: string,
): Promise<SecretAttempt> {
  await tries.take(subject, address)
  const ended = async (how: 'giveBack' | 'succeeded') => {
    await attempt.giveBack()
    await tries[how](subject, address)
  }
  return { giveBack: () => ended('giveBack'), succeeded: () => ended('succeeded') }
}

/**
 * One try at a password, which counts for the account too, from wherever it comes.
 * @param account what names the account: an e-mail, a user name or an id
 * @throws ApiError 429
 */
export async function takePasswordAttempt(
  limiter: Limiter,
  address: string,
  account: string,
): Promise<SecretAttempt> {
  const attempt = await takeAttempt(limiter, address, account)
  return takeSecret(attempt, limiter.accounts, account, address)
}

/**
 * One try at the phone of an order, which counts for its code too, from wherever it comes.
 * @throws ApiError 429
 */
export async function takeTracking(
  limiter: Limiter,
  address: string,
  code: string,
): Promise<SecretAttempt> {
  const attempt = await takeAll(limiter, [['trackOrderPerAddress', address]])
  return takeSecret(attempt, limiter.orders, code, address)
}

/** Waits until `ms` have gone by since `started`, a reading of `performance.now()`. */
export async function atLeast(started: number, ms: number): Promise<void> {
  const left = started + ms - performance.now()
  if (left > 0) await new Promise((resolve) => setTimeout(resolve, left))
}
