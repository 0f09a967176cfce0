import { type EmailChanged, emailChangedSchema } from '@nas/contract/accounts'
import {
  type AccountChange,
  type AskedRegistration,
  type CommerceAccount,
  commerceAccountSchema,
  type NewMember,
  type NewPassword,
  type PendingEmailAction,
  type SignedIn,
  type SignInBody,
  type SignInHolder,
  type SocialIdentity,
  signedInSchema,
  signInHolderSchema,
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
import { NotSignedInError } from '../transport/gateway-errors.ts'
import { type Caller, type CommerceClient, routeFor } from './client.ts'

const personAnswer = v.object({ person: personSchema })
const callerAnswer = v.object({
  ...personAnswer.entries,
  factor_due: v.optional(v.boolean(), false),
})
const accountAnswer = v.object({ account: commerceAccountSchema })

/** Request of a sign-in by a provider. */
interface SocialGiven {
  session: SessionRequest
  /** Consents for a new account. */
  consents: GivenConsent[]
}

export interface AccountCalls {
  /** The account that this e-mail or user name signs in. Uses the shop's own key. */
  holderOf(identifier: string): Promise<SignInHolder>
  /** @returns null when identifier or password are wrong */
  signIn(body: SignInBody): Promise<PasswordAnswer | null>
  /** Completes a challenge with its code. */
  answerChallenge(body: AnsweredChallenge): Promise<SignedIn>
  /** Mails the link that creates the account; the response does not reveal an existing one. */
  askRegistration(asked: AskedRegistration): Promise<void>
  register(member: NewMember): Promise<SignedIn>
  /** With whether staff may only set up their second factor. */
  me(caller: Caller): Promise<{ person: Person; factor_due: boolean }>
  account(caller: Caller): Promise<CommerceAccount>
  /** @param locale language of the email to the owner about a new e-mail or password */
  change(caller: Caller, changes: AccountChange, locale: Language): Promise<Person>
  /** @param password the current one, if the account has one */
  remove(caller: Caller, password: string | undefined): Promise<void>
  /** Sends the link to the caller's pending e-mail again, or withdraws the change. */
  pendingEmail(caller: Caller, action: PendingEmailAction): Promise<void>
  /** @throws RejectedError code_incorrect, link_expired, link_used, link_withdrawn, taken */
  followEmailLink(what: 'confirm' | 'revert', code: string): Promise<EmailChanged>
  forgotPassword(email: string, locale: Language): Promise<void>
  resetPassword(body: NewPassword): Promise<PasswordAnswer>
  /**
   * Uses the shop's own key: no other caller may assert an identity.
   * @throws RejectedError consent_required when a new account lacks its consents
   */
  socialSignIn(identity: SocialIdentity, given: SocialGiven): Promise<SignedIn>
  /**
   * Also uses the shop's own key.
   * @param customer who links it to their account
   */
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
    holderOf: (identifier) =>
      shop('/admin/shop/sign-in-holder', signInHolderSchema, {
        ...{ method: 'POST', trusted: true, body: { identifier } },
      }),

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

    async pendingEmail(caller, action) {
      const sent = { method: 'POST', token: caller.token, body: { action } } as const
      await shop(routeFor(caller, '/me/pending-email'), v.unknown(), sent)
    },

    followEmailLink: (what, code) =>
      shop(`/store/shop/email/${what}`, emailChangedSchema, { method: 'POST', body: { code } }),

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
