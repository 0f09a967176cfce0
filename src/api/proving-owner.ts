import { RejectedError } from '../gateways/gateway-errors.ts'
import { type ApiError, fieldErrors } from './api-error.ts'
import { takePasswordAttempt } from './attempts.ts'
import { type ApiRequest, signedInCaller } from './endpoint.ts'

/** What people are told who give no present password, or not theirs. */
export function wrongPassword(): ApiError {
  const message = 'The provided current password is invalid'
  return fieldErrors([{ path: ['currentPassword'], code: 'current_password_wrong', message }])
}

/**
 * Does what asks for the caller's present password; a wrong one counts as a try at it.
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
