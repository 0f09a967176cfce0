export const basePath = '/crm-admin'

let contentAdminUrl = ''

/** Sets the address of Payload's admin, which the server passes with the page. */
export function provideContentAdmin(url: string): void {
  contentAdminUrl = url
}

export const outside = {
  shop: (): string => '/',
  /** The shop's own login dialog, which returns to `next` after a sign-in. */
  signIn: (next: string): string => `/?login=1&next=${encodeURIComponent(next)}`,
  /** Payload's admin, signed in as the editor linked to this member of staff (ADR 0222). */
  payload: (path = ''): string =>
    `${contentAdminUrl}/api/users/staff-sign-in?redirect=${encodeURIComponent(`/admin${path}`)}`,
  editorSignIn: (code: string): string =>
    `${contentAdminUrl}/api/users/staff-sign-in/code?code=${encodeURIComponent(code)}`,
}

let left = false

/** Leaves the back office; later calls, as by a sign-out on the way, are ignored. */
export function leaveFor(address: string): void {
  if (left) return
  left = true
  window.location.replace(address)
}
