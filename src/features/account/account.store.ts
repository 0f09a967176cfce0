import type { Account } from '@nas/contract/accounts/fields'
import type { User } from '@nas/contract/user'
import { atom } from 'nanostores'
import { fetchAccount } from '../../api-client/account.ts'
import { ApiError } from '../../api-client/api-error.ts'
import { fetchMe } from '../../api-client/session.ts'
import type { FormTexts } from '../../forms/form-fields.ts'
import { rejectionOf } from '../../forms/rejection.ts'
import type { TextProps, Texts } from '../../i18n/catalogues.ts'
import { $profile } from '../../stores/session.store.ts'
import { endIfSignedOut, sendSessionToken } from '../../stores/session-token.ts'

export type MemberTexts = FormTexts & Texts<'member'>

sendSessionToken()

export interface Member {
  user: User
  account: Account
}

export interface MemberProps extends TextProps<MemberTexts> {
  member: Member
}

export type MemberView = { state: 'loading' } | { state: 'failed' } | ({ state: 'ready' } & Member)

export const $member = atom<MemberView>({ state: 'loading' })

/** @param sentences for the codes specific to the call */
export function problemOf(
  error: unknown,
  sentences: Readonly<Record<string, keyof MemberTexts>> = {},
): keyof MemberTexts {
  const known = error instanceof ApiError ? sentences[error.code] : undefined
  if (known !== undefined) return known
  endIfSignedOut(error)
  return rejectionOf(error, {}).sentence
}

/** Reloads the member; the former data stay visible until the response arrives. */
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

export function forgetMember(): void {
  $member.set({ state: 'loading' })
}
