import { openPanel } from '../../stores/panel.store.ts'
import { $signedIn } from '../../stores/session.store.ts'

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
