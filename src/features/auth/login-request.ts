import { openPanel } from '../../stores/panel.store.ts'
import { $signedIn } from '../../stores/session.store.ts'
import { pageAfterSignIn } from './after-sign-in.ts'

/** `?login=1` opens the login dialog; `&next=/path` is the page to open afterwards. */
export function startLoginRequest(): void {
  if (new URLSearchParams(location.search).get('login') === null) return
  const profile = $signedIn.get()
  if (profile === null) {
    openPanel('login')
    return
  }
  const next = pageAfterSignIn(profile, location)
  if (next !== undefined) location.replace(next)
}
