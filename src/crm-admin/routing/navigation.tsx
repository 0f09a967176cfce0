import { atom, onMount } from 'nanostores'
import type { AnchorHTMLAttributes, MouseEvent, ReactNode } from 'react'

export interface StaffLocation {
  pathname: string
  /** Empty or `?…`. */
  search: string
}

function currentLocation(): StaffLocation {
  if (typeof window === 'undefined') return { pathname: '/crm-admin', search: '' }
  return { pathname: window.location.pathname, search: window.location.search }
}

/** Where the browser is, kept in step with history mode. */
export const $location = atom<StaffLocation>(currentLocation())

onMount($location, () => {
  if (typeof window === 'undefined') return undefined
  const follow = (): void => $location.set(currentLocation())
  follow()
  window.addEventListener('popstate', follow)
  return () => window.removeEventListener('popstate', follow)
})

let moved = false

/** False until somebody has gone to another screen: then focus goes to its heading. */
export function hasNavigated(): boolean {
  return moved
}

/** Goes to an address of the back office without loading a page. */
export function navigate(to: string, { replace = false } = {}): void {
  const before = $location.get()
  if (to === before.pathname + before.search) return
  if (replace) window.history.replaceState(null, '', to)
  else window.history.pushState(null, '', to)
  $location.set(currentLocation())
  if ($location.get().pathname === before.pathname) return
  moved = true
  window.scrollTo(0, 0)
}

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string
  children: ReactNode
}

/** New tabs, windows and downloads are the browser's own business. */
function isPlainClick(event: MouseEvent): boolean {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  return event.button === 0 && !modified && !event.defaultPrevented
}

/** A link to another screen of the back office. */
export function Link({ href, children, onClick, ...rest }: LinkProps) {
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event)
    if (!isPlainClick(event)) return
    event.preventDefault()
    navigate(href)
  }
  return (
    <a {...rest} href={href} onClick={follow}>
      {children}
    </a>
  )
}

let left = false

/** Leaves the back office once: what a sign-out sets off while the browser is going does not count. */
export function leaveFor(address: string): void {
  if (left) return
  left = true
  window.location.replace(address)
}
