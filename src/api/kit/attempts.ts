import { RejectedError } from '../../gateways/transport/gateway-errors.ts'
import { type ApiError, fieldErrors } from './api-error.ts'
import { type ApiRequest, signedInCaller } from './endpoint.ts'
import type { Limiter, LimitName } from './rate-limits.ts'
import type { SecretTries } from './secret-tries.ts'

interface Attempt {
  giveBack(): Promise<void>
}

interface SecretAttempt extends Attempt {
  succeeded(): Promise<void>
}

/** Taken before the attempt, so that concurrent attempts cannot exceed the limit. */
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
 * One attempt at a secret, counted for the address and for the address with its subject; a success
 * is given back.
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
 * One registration, counted for the address; only an answer that discloses a taken e-mail counts.
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
 * One attempt at a password, which also counts for the account across all addresses.
 * @param account identifies the account: an e-mail, a user name or an id
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
 * One attempt at the phone of an order, which also counts for its code across all addresses.
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

/** Waits until `ms` have passed since `started`, a value of `performance.now()`. */
export async function atLeast(started: number, ms: number): Promise<void> {
  const left = started + ms - performance.now()
  if (left > 0) await new Promise((resolve) => setTimeout(resolve, left))
}

/** Errors for a missing or wrong current password. */
export function wrongPassword(): ApiError {
  const message = 'The provided current password is invalid'
  return fieldErrors([{ path: ['currentPassword'], code: 'current_password_wrong', message }])
}

/**
 * Runs work that requires the caller's current password; a wrong one counts as an attempt.
 * @throws ApiError 400 current_password_wrong; 429
 */
export async function provingOwner<Result>(
  request: ApiRequest,
  job: () => Promise<Result>,
): Promise<Result> {
  const { limiter, context } = request
  const { person } = signedInCaller(request)
  const attempt = await takePasswordAttempt(limiter, context.clientAddress, person.id)
  try {
    const result = await job()
    await attempt.giveBack()
    return result
  } catch (error) {
    const isWrong = error instanceof RejectedError && error.code === 'current_password_wrong'
    if (isWrong) throw wrongPassword()
    await attempt.giveBack()
    throw error
  }
}
