import { isStaff, type Profile } from '../../stores/session.store.ts'
import { safeNext } from './safe-next.ts'

function isBackOffice(path: string): boolean {
  return /^\/crm-admin(?![^/?#])/.test(path)
}

/** Where a person who has signed in goes on, or undefined to stay on the page. */
export function pageAfterSignIn(
  profile: Profile,
  { search, origin }: Pick<Location, 'search' | 'origin'>,
): string | undefined {
  const next = safeNext(new URLSearchParams(search).get('next'), origin)
  if (next === undefined) return undefined
  return isBackOffice(next) && !isStaff(profile) ? undefined : next
}
