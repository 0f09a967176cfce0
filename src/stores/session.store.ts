import { computed } from 'nanostores'
import {
  checkedAtom,
  fieldsOf,
  keptKeys,
  textOf,
  writeLocal,
  writeSession,
} from './checked-storage.ts'
import { cookieNames, setPageCookie, storageKeys } from './keys.ts'

/** The answer to "remember me"; the first value is that of an unticked box (SPEC §2). */
export type Remember = 'not_accepted' | 'accepted'

export interface Profile {
  id: number | string
  username: string
  email: string
  fullname?: string | null
  phone?: string | null
  role?: { type: string }
}

export function readProfile(value: unknown): Profile | null {
  const { id, username, email, fullname, phone, role } = fieldsOf(value)
  if (typeof id !== 'number' && typeof id !== 'string') return null
  if (typeof username !== 'string' || typeof email !== 'string') return null
  const type = textOf(fieldsOf(role).type)
  return {
    id,
    username,
    email,
    fullname: textOf(fullname) || null,
    phone: textOf(phone) || null,
    ...(type !== '' && { role: { type } }),
  }
}

const readRemember = (value: unknown): Remember =>
  value === 'accepted' ? 'accepted' : 'not_accepted'

/** Bearer token of `/api`; empty when signed out. */
export const $token = checkedAtom(storageKeys.token, '', textOf)

export const $profile = checkedAtom<Profile | null>(storageKeys.profile, null, readProfile)

const $remember = checkedAtom<Remember>(storageKeys.remember, 'not_accepted', readRemember)

/** The signed-in person: requires both a stored token and a stored profile (SPEC §4). */
export const $signedIn = computed([$token, $profile], (token, profile) =>
  token !== '' && profile !== null ? profile : null,
)

export const remembered = (): Remember => $remember.get()

/** For a component's first render, which must equal the server's. */
export const signedOut = (): null => null

export function isStaff(profile: Profile | null): boolean {
  return profile?.role?.type === 'admin'
}

function markVisit(remember: Remember): void {
  setPageCookie(cookieNames.visit, '1', remember === 'not_accepted' ? undefined : 0)
}

/** Stores the signed-in person. Without `accepted` the session ends with the browser. */
export function keepSession(token: string, profile: Profile, remember: Remember): void {
  markVisit(remember)
  $remember.set(remember)
  $profile.set(profile)
  $token.set(token)
}

/** Removes token, profile and delivery province in all tabs, and ends the session on the server. */
export function signOut(): void {
  if ($token.get() !== '') navigator.sendBeacon('/api/app/signout')
  $token.set('')
  $profile.set(null)
  $remember.set('not_accepted')
  writeLocal(storageKeys.deliverTo, undefined)
}

/**
 * Removes input of the checkout and other forms, and the placed orders, because another person may
 * use this screen next.
 */
export function forgetTyped(): void {
  const drafts = keptKeys().filter((key) => key.endsWith('-draft'))
  for (const key of [
    storageKeys.draft,
    storageKeys.orderAgain,
    storageKeys.placedOrder,
    storageKeys.knownOrders,
    ...drafts,
  ]) {
    writeSession(key, undefined)
    writeLocal(key, undefined)
  }
}

/** Ends a session without "remember me" after the browser was closed. */
export function endForgottenSession(cookies: string): void {
  if ($token.get() === '' || $remember.get() === 'accepted') return
  const sameVisit = cookies.split(/;\s*/).includes(`${cookieNames.visit}=1`)
  if (!sameVisit) signOut()
}

if (typeof document !== 'undefined') endForgottenSession(document.cookie)
