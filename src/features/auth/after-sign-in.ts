import { href, parsePath } from '../../i18n/href.ts'
import { isStaff, type Profile } from '../../stores/session.store.ts'

/** A path of this shop, otherwise undefined; `//host` in any form is rejected. */
export function safeNext(next: string | null, origin: string): string | undefined {
  if (next === null || !/^\/(?![/\\])/.test(next)) return undefined
  const address = URL.canParse(next, origin) ? new URL(next, origin) : undefined
  if (address === undefined || address.origin !== origin) return undefined
  // Without its dot segments, a path may start with two slashes, which would denote a host.
  if (address.pathname.startsWith('//')) return undefined
  return `${address.pathname}${address.search}${address.hash}`
}

type Place = Pick<Location, 'pathname' | 'search' | 'hash' | 'origin'>

export const registerPath = '/dang-ky'

const isBackOffice = (path: string): boolean => /^\/crm-admin(?![^/?#])/.test(path)

const nextOf = ({ search, origin }: Place): string | undefined =>
  safeNext(new URLSearchParams(search).get('next'), origin)

function beyondRegister({ pathname }: Place): string | undefined {
  const { locale, path } = parsePath(pathname)
  return path === registerPath ? href(locale, '/thanh-vien-nas') : undefined
}

export function pageAfterSignIn(profile: Profile, place: Place): string | undefined {
  const next = nextOf(place)
  const allowed = next !== undefined && isBackOffice(next) && !isStaff(profile) ? undefined : next
  return allowed ?? beyondRegister(place)
}

export function pageAfterConnect(place: Place): string {
  const { pathname, search, hash } = place
  return nextOf(place) ?? beyondRegister(place) ?? `${pathname}${search}${hash}`
}

export function registerAddress(place: Place): string {
  const { locale, path } = parsePath(place.pathname)
  const next = nextOf(place) ?? (path === '/' ? undefined : pageAfterConnect(place))
  const query = next === undefined ? '' : `?next=${encodeURIComponent(next)}`
  return href(locale, `${registerPath}${query}`)
}
