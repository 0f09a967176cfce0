import { href } from '../i18n/href.ts'
import type { Locale } from '../i18n/locale.ts'
import { membersOnly as membersOnlyEn } from '../i18n/locales/en/auth.json'
import { membersOnly as membersOnlyVi } from '../i18n/locales/vi/auth.json'
import { notifyNextPage } from './toast.store.ts'

/**
 * Sends a visitor from a member's page to register, with the invitation of SPEC §8; signing in or
 * registering there leads back. The page that is left goes out of the history.
 */
export function inviteToJoin(locale: Locale): void {
  const { pathname, search, hash } = location
  const next = encodeURIComponent(`${pathname}${search}${hash}`)
  const message = locale === 'en' ? membersOnlyEn : membersOnlyVi
  notifyNextPage({ variant: 'warning', message })
  location.replace(href(locale, `/dang-ky?next=${next}`))
}
