import { accountAnswerSchema } from '@nas/contract/accounts'
import { type Person, personSchema } from '@nas/contract/commerce/person'
import * as v from 'valibot'
import { NotSignedInError } from '../gateway-errors.ts'
import type { Language } from './calls.ts'
import { type Caller, routeFor } from './calls.ts'
import type { CommerceClient } from './client.ts'

export interface GivenConsent {
  purpose: string
  granted: boolean
  version: string
}

export interface NewMember {
  username?: string
  email: string
  password: string
  fullname?: string
  phone: string
  gender?: string
  locale?: Language
  consents: GivenConsent[]
}

/** Only the keys that are there change. */
export interface AccountChanges {
  username?: string
  email?: string
  fullname?: string | null
  phone?: string | null
  gender?: string | null
  consents?: GivenConsent[]
  viewed?: number[]
  password?: string
  current_password?: string
  /** The language of the security email about a new e-mail or password. */
  locale?: Language
}

/** Somebody whom Google or Facebook vouches for. */
export interface SocialIdentity {
  provider: 'google' | 'facebook'
  subject: string
  email: string | null
  email_verified: boolean
  name: string | null
  locale?: Language
  /** The signed-in customer who links the account. */
  link_to?: string
}

const personAnswer = v.object({ person: personSchema })
const changedAnswer = v.object({ person: personSchema, token: v.optional(v.string()) })
const signInAnswer = v.object({ token: v.string(), person: personSchema })
const accountSchema = v.object({
  ...personSchema.entries,
  ...accountAnswerSchema.entries.data.entries,
})
const accountAnswer = v.object({ account: accountSchema })

type SignedInPerson = v.InferOutput<typeof signInAnswer>
type Account = v.InferOutput<typeof accountAnswer>['account']

export interface AccountCalls {
  /** @returns null when identifier and password do not belong together */
  signIn(identifier: string, password: string): Promise<SignedInPerson | null>
  register(member: NewMember): Promise<SignedInPerson>
  me(caller: Caller): Promise<Person>
  account(caller: Caller): Promise<Account>
  /** @returns a new token when the password changed, because the others stop working */
  change(caller: Caller, changes: AccountChanges): Promise<{ person: Person; token?: string }>
  remove(caller: Caller): Promise<void>
  forgotPassword(email: string, locale: Language): Promise<void>
  resetPassword(code: string, password: string, locale: Language): Promise<SignedInPerson>
  /** Carries the shop's own key: nobody else may vouch for a person. */
  socialSignIn(identity: SocialIdentity): Promise<SignedInPerson>
  disconnect(caller: Caller, provider: string): Promise<Account>
}

export function accountCalls({ call, shop }: CommerceClient): AccountCalls {
  return {
    async signIn(identifier, password) {
      try {
        const body = { identifier, password }
        return await shop('/store/shop/sign-in', signInAnswer, { method: 'POST', body })
      } catch (error) {
        if (error instanceof NotSignedInError) return null
        throw error
      }
    },

    register: (body) => shop('/store/shop/register', signInAnswer, { method: 'POST', body }),

    async me(caller) {
      return (await call(routeFor(caller, '/me'), personAnswer, caller)).person
    },

    async account(caller) {
      return (await call(routeFor(caller, '/me/account'), accountAnswer, caller)).account
    },

    change: ({ actor, token }, body) =>
      shop(routeFor({ actor, token }, '/me'), changedAnswer, { method: 'POST', token, body }),

    async remove({ token }) {
      await shop('/store/shop/me/delete', v.unknown(), { method: 'POST', token, body: {} })
    },

    async forgotPassword(email, locale) {
      const body = { email, locale }
      await shop('/store/shop/forgot-password', v.unknown(), { method: 'POST', body })
    },

    resetPassword: (code, password, locale) =>
      shop('/store/shop/reset-password', signInAnswer, {
        method: 'POST',
        body: { code, password, locale },
      }),

    socialSignIn: (body) =>
      shop('/admin/shop/social', signInAnswer, { method: 'POST', trusted: true, body }),

    async disconnect({ token }, provider) {
      const sent = { method: 'POST', token, body: { provider } } as const
      return (await shop('/store/shop/me/disconnect', accountAnswer, sent)).account
    },
  }
}
