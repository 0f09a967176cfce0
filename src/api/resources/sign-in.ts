import * as fields from '@nas/contract/accounts/fields'
import * as operations from '@nas/contract/accounts/operations'
import {
  type Credentials,
  findHolder,
  type PasswordAnswer,
  type SignedIn,
  signIn as signInByPassword,
} from '@nas/contract/sessions/operations'
import { registerAnswerSchema, signInAnswerSchema } from '@nas/contract/user'
import * as v from 'valibot'
import { isRejectedAs, NotSignedInError } from '../../gateways/transport/gateway-errors.ts'
import { ApiError, applicationError } from '../answers/api-error.ts'
import { browserLocale } from '../answers/cookies.ts'
import {
  atLeast,
  counting,
  countingTaken,
  takeAttempt,
  takePasswordAttempt,
} from '../endpoints/attempts.ts'
import { type ApiRequest, call } from '../endpoints/endpoint.ts'
import { pseudonymOf } from '../endpoints/pseudonyms.ts'
import { memberToBe, newMember } from './account-fields.ts'
import { sessionRequest, signedInReply } from './browser-session.ts'

/** Minimum time of a failed sign-in, so that its speed does not reveal an existing account. */
const shortestFailureMs = 250

/** Key of sign-in attempts; attempts at an open page are counted separately. */
const signInOf = (account: string): string => `sign-in ${account}`

/** @returns null when identifier or password are wrong */
async function answerOf(
  { commerce }: ApiRequest,
  credentials: Credentials,
): Promise<PasswordAnswer | null> {
  try {
    return await commerce.call(signInByPassword, null, credentials)
  } catch (error) {
    if (error instanceof NotSignedInError) return null
    throw error
  }
}

export const signIn = call('POST /auth/local', {
  summary: 'Sign in with an e-mail address or username and a password',
  access: 'all',
  body: { schema: fields.credentialsSchema, form: 'bare' },
  answer: { schema: signInAnswerSchema },
  run: async (request, { body }) => {
    const { identifier, password } = body
    const started = performance.now()
    const { account, key } = await request.commerce.call(findHolder, 'key', { identifier })
    const about = account ?? pseudonymOf(request.context, key)
    const attempt = await takePasswordAttempt(request, signInOf(account ?? key)).catch(
      (error: unknown) => {
        throw error instanceof ApiError ? error.about(about) : error
      },
    )
    const session = sessionRequest(request, body.remember)
    const signedIn = await answerOf(request, { identifier, password, session }).catch(
      async (error: unknown) => {
        await attempt.giveBack()
        throw error
      },
    )
    if (signedIn === null) {
      await atLeast(started, shortestFailureMs)
      throw new ApiError(400, 'ValidationError', 'Invalid identifier or password', {
        details: { code: 'invalid_credentials' },
        subject: about,
      })
    }
    await attempt.succeeded()
    assertNoChallenge(signedIn)
    return signedInReply(request, signedIn, body.remember)
  },
})

/** Only the mail discloses whether the e-mail has an account (ADR 0074). */
async function askByMail({ commerce, limiter }: ApiRequest, body: fields.RegisterBody) {
  const user = memberToBe(body)
  await limiter.take('forgotPassword', body.email.toLowerCase())
  const asked = { ...newMember(body), locale: body.locale ?? 'vi' }
  await commerce.call(operations.askRegistration, null, asked)
  return { user }
}

export const register = call('POST /auth/local/register', {
  summary: 'Register as a member',
  access: 'all',
  limit: 'register',
  body: { schema: fields.registerSchema, form: 'bare' },
  answer: { schema: registerAnswerSchema },
  run: async (request, { body }) => {
    if (request.context.settings.registrationByMail) return askByMail(request, body)
    const session = sessionRequest(request, body.remember)
    const signedIn = await countingTaken(request, () =>
      request.commerce.call(operations.register, null, {
        ...newMember(body),
        password: body.password,
        session,
      }),
    )
    return signedInReply(request, signedIn, body.remember)
  },
})

export const forgotPassword = call('POST /auth/forgot-password', {
  summary:
    'Mail a code to set a new password; the response does not reveal whether the account exists',
  access: 'all',
  body: { schema: fields.forgotPasswordSchema, form: 'bare' },
  answer: { schema: v.object({ ok: v.literal(true) }) },
  run: async ({ commerce, limiter, context }, { body }) => {
    const email = body.email.toLowerCase()
    await limiter.take('forgotPasswordPerAddress', context.clientAddress)
    await limiter.take('forgotPassword', email)
    const locale = body.locale ?? 'vi'
    await commerce.call(operations.forgotPassword, null, { email, locale })
    return { ok: true }
  },
})

function wrongInput(code: string, message: string): ApiError {
  return new ApiError(400, 'ValidationError', message, { details: { code } })
}

export const resetPassword = call('POST /auth/reset-password', {
  summary: 'Set a new password with the code from the mail',
  access: 'all',
  body: { schema: fields.resetPasswordSchema, form: 'bare' },
  answer: { schema: signInAnswerSchema },
  run: async (request, { body }) => {
    const { commerce, limiter, context } = request
    const { code, password, passwordConfirmation } = body
    if (password !== passwordConfirmation) {
      throw wrongInput('passwords_differ', 'Passwords do not match')
    }
    const attempt = await takeAttempt(limiter, context.clientAddress, code)
    const locale = browserLocale(request.request)
    const session = sessionRequest(request, body.remember)
    const reset = () =>
      commerce.call(operations.resetPassword, null, { code, password, locale, session })
    const isWrong = (error: unknown) => isRejectedAs(error, 'code_incorrect')
    const signedIn = await counting(attempt, reset, isWrong).catch((error: unknown) => {
      throw isWrong(error) ? wrongInput('code_incorrect', 'Incorrect code provided') : error
    })
    // The owner has read the mail: guesses of others do not delay this network.
    const account = 'person' in signedIn ? signedIn.person.id : signedIn.account
    await limiter.accounts.trust(signInOf(account), context.clientAddress)
    assertNoChallenge(signedIn)
    return signedInReply(request, signedIn, body.remember)
  },
})

/** @throws ApiError 400 second_factor_needed, with a challenge */
function assertNoChallenge(answer: PasswordAnswer): asserts answer is SignedIn {
  if (!('challenge' in answer)) return
  const { challenge, account } = answer
  const message = 'A code of the second factor is needed'
  throw applicationError('second_factor_needed', message, [], { challenge }, account)
}
