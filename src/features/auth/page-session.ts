import { href } from '../../i18n/href.ts'
import { signedOut as signedOutEn } from '../../i18n/locales/en/auth.json'
import { signedOut as signedOutVi } from '../../i18n/locales/vi/auth.json'
import { pageLocale } from '../../stores/locale.ts'
import { openPanel } from '../../stores/panel.store.ts'
import {
  $signedIn,
  forgetTyped,
  isStaff,
  type Profile,
  signOut,
} from '../../stores/session.store.ts'
import { notifyNextPage } from '../../stores/toast.store.ts'

function showOnly(selector: string, shown: boolean): void {
  for (const element of document.querySelectorAll<HTMLElement>(selector)) element.hidden = !shown
}

export function nameOf({ fullname, username }: Pick<Profile, 'fullname' | 'username'>): string {
  return fullname?.trim() || username
}

function leave(): void {
  const locale = pageLocale()
  signOut()
  forgetTyped()
  notifyNextPage({ variant: 'success', message: { vi: signedOutVi, en: signedOutEn } })
  location.assign(href(locale, '/'))
}

/** Fills `[data-greeting]`, shows elements by state, and signs out by `[data-sign-out]`. */
export function startGreeting(): void {
  $signedIn.subscribe((profile) => {
    showOnly('[data-signed-in]', profile !== null)
    showOnly('[data-signed-out]', profile === null)
    showOnly('[data-staff-only]', isStaff(profile))
    for (const element of document.querySelectorAll('[data-greeting]')) {
      element.textContent = profile === null ? '' : nameOf(profile)
    }
  })
  document.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('[data-sign-out]')) leave()
  })
}

/** `?login=1` opens the login dialog; `&next=/path` is the page to open afterwards. */
export function startLoginRequest(): void {
  if (new URLSearchParams(location.search).get('login') === null) return
  const profile = $signedIn.get()
  if (profile === null) {
    openPanel('login')
    return
  }
  // Rare, so its code is loaded on demand.
  import('./after-sign-in.ts').then(
    ({ pageAfterSignIn }) => {
      const next = pageAfterSignIn(profile, location)
      if (next !== undefined) location.replace(next)
    },
    () => {},
  )
}
