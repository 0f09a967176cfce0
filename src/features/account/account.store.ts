import type { Account } from '@nas/contract/accounts'
import type { User } from '@nas/contract/user'
import { atom } from 'nanostores'
import { fetchAccount } from '../../api-client/account.ts'
import { ApiError } from '../../api-client/api-error.ts'
import { fetchMe } from '../../api-client/session.ts'
import type { FormTexts } from '../../forms/form-texts.ts'
import { rejectionOf } from '../../forms/rejection.ts'
import type { Texts } from '../../i18n/catalogues.ts'
import { $profile, signOut } from '../../stores/session.store.ts'
import { sendSessionToken } from '../../stores/session-token.ts'

export type MemberTexts = FormTexts & Texts<'member'>

sendSessionToken()

export interface Member {
  user: User
  account: Account
}

export type MemberView = { state: 'loading' } | { state: 'failed' } | ({ state: 'ready' } & Member)

/** What the server knows of the member. */
export const $member = atom<MemberView>({ state: 'loading' })

/** A token that is void is forgotten: the page then asks to sign in. */
export function endIfSignedOut(error: unknown): undefined {
  if (error instanceof ApiError && error.status === 401) signOut()
}

/**
 * The sentence for a call that failed.
 * @param sentences for the codes that the call has of its own
 */
export function problemOf(
  error: unknown,
  sentences: Readonly<Record<string, keyof MemberTexts>> = {},
): keyof MemberTexts {
  const known = error instanceof ApiError ? sentences[error.code] : undefined
  if (known !== undefined) return known
  endIfSignedOut(error)
  return rejectionOf(error, {}).sentence
}

/** Asks anew; what is shown already stays until the answer is there. */
export async function loadMember(): Promise<void> {
  const person = $profile.get()?.id
  if ($member.get().state !== 'ready') $member.set({ state: 'loading' })
  try {
    const [user, account] = await Promise.all([fetchMe(), fetchAccount()])
    if (person === $profile.get()?.id) $member.set({ state: 'ready', user, account })
  } catch (error) {
    if (person !== $profile.get()?.id) return
    endIfSignedOut(error)
    if ($member.get().state !== 'ready') $member.set({ state: 'failed' })
  }
}

/** Takes over what a change answered, for this page and for the greeting of all others. */
export function takeUser(user: User): void {
  const view = $member.get()
  if (view.state === 'ready') $member.set({ ...view, user })
  const profile = $profile.get()
  const { username, email, fullname, phone } = user
  if (profile !== null) $profile.set({ ...profile, username, email, fullname, phone })
}

export function takeAccount(part: Partial<Account>): void {
  const view = $member.get()
  if (view.state === 'ready') $member.set({ ...view, account: { ...view.account, ...part } })
}

/** Nothing of one person stays for the next. */
export function forgetMember(): void {
  $member.set({ state: 'loading' })
}
