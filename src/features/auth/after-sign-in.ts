import { href, parsePath } from '../../i18n/href.ts'
import { isStaff, type Profile } from '../../stores/session.store.ts'

/**
 * The page to go to after sign-in, from `?next=`: a path of this shop, else undefined.
 * Another origin, a scheme or `//host` in any disguise gives undefined.
 */
export function safeNext(next: string | null, origin: string): string | undefined {
  if (next === null || !/^\/(?![/\\])/.test(next)) return undefined
  const address = URL.canParse(next, origin) ? new URL(next, origin) : undefined
  if (address === undefined || address.origin !== origin) return undefined
  // Without its dot segments a path can begin with two slashes, which would name a host.
  if (address.pathname.startsWith('//')) return undefined
  return `${address.pathname}${address.search}${address.hash}`
}

/** What of an address decides where somebody goes on. */
type Place = Pick<Location, 'pathname' | 'search' | 'hash' | 'origin'>

export const registerPath = '/dang-ky'

const isBackOffice = (path: string): boolean => /^\/crm-admin(?![^/?#])/.test(path)

const nextOf = ({ search, origin }: Place): string | undefined =>
  safeNext(new URLSearchParams(search).get('next'), origin)

/** The member area, for who has nothing else to do on the page of registering. */
function beyondRegister({ pathname }: Place): string | undefined {
  const { locale, path } = parsePath(pathname)
  return path === registerPath ? href(locale, '/thanh-vien-nas') : undefined
}

/** Where a person who has signed in goes on, or undefined to stay on the page. */
export function pageAfterSignIn(profile: Profile, place: Place): string | undefined {
  const next = nextOf(place)
  const allowed = next !== undefined && isBackOffice(next) && !isStaff(profile) ? undefined : next
  return allowed ?? beyondRegister(place)
}

/** Where somebody who goes to Google or Facebook is to come back to. */
export function pageAfterConnect(place: Place): string {
  const { pathname, search, hash } = place
  return nextOf(place) ?? beyondRegister(place) ?? `${pathname}${search}${hash}`
}

/** The page to register on, which leads back to where somebody is. */
export function registerAddress(place: Place): string {
  const { locale, path } = parsePath(place.pathname)
  const next = nextOf(place) ?? (path === '/' ? undefined : pageAfterConnect(place))
  const query = next === undefined ? '' : `?next=${encodeURIComponent(next)}`
  return href(locale, `${registerPath}${query}`)
}
