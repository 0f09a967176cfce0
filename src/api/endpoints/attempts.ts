import type { LimitName } from '@nas/contract/rate-limits'
import { isRejectedAs, RejectedError } from '../../gateways/transport/gateway-errors.ts'
import { ApiError, fieldErrors } from '../answers/api-error.ts'
import type { Limiter } from '../limits/rate-limits.ts'
import type { SecretTries } from '../limits/secret-tries.ts'
import { type ApiRequest, signedInCaller } from './endpoint.ts'

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

/** Counted for the address, and for the address with its subject. @throws ApiError 429 */
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

/** @param isWrong selects the failures that count; all others, and a success, do not */
export async function counting<Result>(
  attempt: Attempt,
  job: () => Promise<Result>,
  isWrong: (error: unknown) => boolean,
): Promise<Result> {
  try {
    const result = await job()
    await attempt.giveBack()
    return result
  } catch (error) {
    if (!isWrong(error)) await attempt.giveBack()
    throw error
  }
}

/** Only answers that disclose a taken e-mail or user name count. @throws ApiError 429 */
export async function countingTaken<Result>(
  { limiter, context }: ApiRequest,
  job: () => Promise<Result>,
): Promise<Result> {
  const attempt = await takeAll(limiter, [['registerTaken', context.clientAddress]])
  return counting(attempt, job, (error) => isRejectedAs(error, 'taken'))
}

/** Units of work with which a caller need not wait. */
const unitsOfATurn = 8

/** Whether the caller has done work for this attempt; a network may do so a few times an hour. */
async function hasWorked(request: ApiRequest, subject: string): Promise<boolean> {
  const { limiter, proofOfWork, context } = request
  const proof = request.request.headers.get('proof-of-work')
  if (!(await proofOfWork.isProven(proof, unitsOfATurn))) return false
  await limiter.take('provenTurn', `${context.clientAddress} ${subject}`)
  return true
}

async function refuse({ proofOfWork }: ApiRequest, refusal: unknown): Promise<never> {
  if (!(refusal instanceof ApiError)) throw refusal
  const { status, name, message, headers } = refusal
  const challenge = await proofOfWork.challenge(unitsOfATurn)
  throw new ApiError(status, name, message, {
    headers,
    details: { ...refusal.details, challenge },
    cause: refusal,
  })
}

/** A refused attempt does not count. */
async function takeSecret(
  request: ApiRequest,
  counted: Promise<Attempt>,
  tries: SecretTries,
  subject: string,
): Promise<SecretAttempt> {
  const { clientAddress: address } = request.context
  const attempt = await counted
  try {
    await tries.take(subject, address).catch(async (refusal: unknown) => {
      if (!(await hasWorked(request, subject))) return refuse(request, refusal)
      await tries.takeProven(subject, address)
    })
  } catch (error) {
    await attempt.giveBack()
    throw error
  }
  const ended = async (how: 'giveBack' | 'succeeded') => {
    await attempt.giveBack()
    await tries[how](subject, address)
  }
  return { giveBack: () => ended('giveBack'), succeeded: () => ended('succeeded') }
}

/** Also counts for the account. @throws ApiError 429, with a challenge for a proof of work */
export function takePasswordAttempt(request: ApiRequest, account: string): Promise<SecretAttempt> {
  const { limiter, context } = request
  const counted = takeAttempt(limiter, context.clientAddress, account)
  return takeSecret(request, counted, limiter.accounts, account)
}

/** Also counts for the code of the order. @throws ApiError 429, as `takePasswordAttempt` */
function takeTracking(request: ApiRequest, code: string): Promise<SecretAttempt> {
  const { limiter, context } = request
  const counted = takeAll(limiter, [['trackOrderPerAddress', context.clientAddress]])
  return takeSecret(request, counted, limiter.orders, code)
}

/** Waits until `ms` have passed since `started`, a value of `performance.now()`. */
export async function atLeast(started: number, ms: number): Promise<void> {
  const left = started + ms - performance.now()
  if (left > 0) await new Promise((resolve) => setTimeout(resolve, left))
}

/** Minimum time of such an answer, so that its speed does not reveal an order or its e-mail. */
export const shortestMs = 250

/**
 * Runs one attempt at the secret of an order. @throws ApiError 429
 * @param wrong code of a wrong guess; any rejection by default
 */
export async function guessing<Result>(
  request: ApiRequest,
  subject: string,
  job: () => Promise<Result>,
  wrong?: string,
): Promise<Result> {
  const started = performance.now()
  const attempt = await takeTracking(request, subject)
  try {
    const result = await job()
    await attempt.succeeded()
    return result
  } catch (error) {
    const isRejected = error instanceof RejectedError
    if (isRejected) await atLeast(started, shortestMs)
    if (!isRejected || error.code !== (wrong ?? error.code)) await attempt.giveBack()
    throw error
  }
}

export function wrongPassword(): ApiError {
  const message = 'The provided current password is invalid'
  return fieldErrors([{ path: ['currentPassword'], code: 'current_password_wrong', message }])
}

/** A wrong password counts as an attempt. @throws ApiError 400 current_password_wrong; 429 */
export async function provingOwner<Result>(
  request: ApiRequest,
  job: () => Promise<Result>,
): Promise<Result> {
  const { person } = signedInCaller(request)
  const attempt = await takePasswordAttempt(request, person.id)
  const isWrong = (error: unknown) => isRejectedAs(error, 'current_password_wrong')
  return counting(attempt, job, isWrong).catch((error: unknown) => {
    throw isWrong(error) ? wrongPassword() : error
  })
}
