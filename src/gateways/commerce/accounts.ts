import {
  type AccountChange,
  type AskedRegistration,
  type CommerceAccount,
  commerceAccountSchema,
  type NewMember,
  type NewPassword,
  type SignedIn,
  type SignInBody,
  type SocialIdentity,
  signedInSchema,
} from '@nas/contract/commerce/account'
import type { GivenConsent } from '@nas/contract/commerce/consent'
import { type Person, personSchema } from '@nas/contract/commerce/person'
import {
  type AnsweredChallenge,
  type PasswordAnswer,
  passwordAnswerSchema,
} from '@nas/contract/commerce/second-factor'
import type { SessionRequest } from '@nas/contract/commerce/session'
import type { SocialProviderName } from '@nas/contract/connect'
import type { Language } from '@nas/contract/field-schemas'
import * as v from 'valibot'
import { NotSignedInError } from '../gateway-errors.ts'
import { type Caller, routeFor } from './calls.ts'
import type { CommerceClient } from './client.ts'

const personAnswer = v.object({ person: personSchema })
const callerAnswer = v.object({
  ...personAnswer.entries,
  factor_due: v.optional(v.boolean(), false),
})
const accountAnswer = v.object({ account: commerceAccountSchema })

/** What somebody says who comes from a provider. */
interface SocialGiven {
  session: SessionRequest
  /** With which an account is made for whoever has none. */
  consents: GivenConsent[]
}

export interface AccountCalls {
  /** @returns null when identifier and password do not belong together */
  signIn(body: SignInBody): Promise<PasswordAnswer | null>
  /** Signs in with the code that a challenge asks for. */
  answerChallenge(body: AnsweredChallenge): Promise<SignedIn>
  /** Has the link mailed that makes the account; the answer is the same where there is one. */
  askRegistration(asked: AskedRegistration): Promise<void>
  register(member: NewMember): Promise<SignedIn>
  /** With whether staff can do nothing but set up their second factor. */
  me(caller: Caller): Promise<{ person: Person; factor_due: boolean }>
  account(caller: Caller): Promise<CommerceAccount>
  /** @param locale in which the owner is written to about a new e-mail or password */
  change(caller: Caller, changes: AccountChange, locale: Language): Promise<Person>
  /** @param password the present one, if the account has one */
  remove(caller: Caller, password: string | undefined): Promise<void>
  forgotPassword(email: string, locale: Language): Promise<void>
  resetPassword(body: NewPassword): Promise<PasswordAnswer>
  /**
   * Carries the shop's own key: nobody else may vouch for a person.
   * @throws RejectedError consent_required where an account would be made without its consents
   */
  socialSignIn(identity: SocialIdentity, given: SocialGiven): Promise<SignedIn>
  /** Carries the shop's own key too. @param customer who links it to their account */
  linkSocial(identity: SocialIdentity, customer: string): Promise<void>
  /** @throws RejectedError current_password_wrong, sign_in_again */
  proveOwner(caller: Caller, password: string | undefined): Promise<void>
  /** @throws RejectedError as `proveOwner`; not_connected, last_sign_in */
  disconnect(
    caller: Caller,
    provider: SocialProviderName,
    password: string | undefined,
  ): Promise<CommerceAccount>
}

export function accountCalls({ call, shop }: CommerceClient): AccountCalls {
  return {
    async signIn(body) {
      try {
        return await shop('/store/shop/sign-in', passwordAnswerSchema, { method: 'POST', body })
      } catch (error) {
        if (error instanceof NotSignedInError) return null
        throw error
      }
    },

    answerChallenge: (body) =>
      shop('/store/shop/sign-in/second-factor', signedInSchema, { method: 'POST', body }),

    register: (body) => shop('/store/shop/register', signedInSchema, { method: 'POST', body }),

    async askRegistration(body) {
      await shop('/store/shop/register/ask', v.unknown(), { method: 'POST', body })
    },

    me: (caller) => call(routeFor(caller, '/me'), callerAnswer, caller),

    async account(caller) {
      return (await call(routeFor(caller, '/me/account'), accountAnswer, caller)).account
    },

    async change(caller, changes, locale) {
      const sent = { method: 'POST', token: caller.token, body: { ...changes, locale } } as const
      return (await shop(routeFor(caller, '/me'), personAnswer, sent)).person
    },

    async remove({ token }, password) {
      const body = { current_password: password }
      await shop('/store/shop/me/delete', v.unknown(), { method: 'POST', token, body })
    },

    async forgotPassword(email, locale) {
      const body = { email, locale }
      await shop('/store/shop/forgot-password', v.unknown(), { method: 'POST', body })
    },

    resetPassword: (body) =>
      shop('/store/shop/reset-password', passwordAnswerSchema, { method: 'POST', body }),

    socialSignIn: (identity, given) =>
      shop('/admin/shop/social', signedInSchema, {
        method: 'POST',
        trusted: true,
        body: { ...identity, ...given },
      }),

    async linkSocial(identity, customer) {
      const body = { ...identity, link_to: customer }
      await shop('/admin/shop/social/link', v.unknown(), { method: 'POST', trusted: true, body })
    },

    async proveOwner({ token }, password) {
      const body = { current_password: password }
      await shop('/store/shop/me/presence', v.unknown(), { method: 'POST', token, body })
    },

    async disconnect({ token }, provider, password) {
      const body = { provider, current_password: password }
      const sent = { method: 'POST', token, body } as const
      return (await shop('/store/shop/me/disconnect', accountAnswer, sent)).account
    },
  }
}
