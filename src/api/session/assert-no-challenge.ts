import type { SignedIn } from '@nas/contract/commerce/account'
import type { PasswordAnswer } from '@nas/contract/commerce/second-factor'
import { applicationError } from '../api-error.ts'

/**
 * Where the password is not enough, the caller is given what to send with the code instead of a token.
 * @throws ApiError 400 second_factor_needed
 */
export function assertNoChallenge(answer: PasswordAnswer): asserts answer is SignedIn {
  if (!('challenge' in answer)) return
  const { challenge, account } = answer
  const message = 'A code of the second factor is needed'
  throw applicationError('second_factor_needed', message, [], { challenge }, account)
}
