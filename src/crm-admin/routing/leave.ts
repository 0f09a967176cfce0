/** Where the back office lives. */
export const basePath = '/crm-admin'

/** Addresses outside the back office. */
export const outside = {
  /** The shop's home. */
  shop: (): string => '/',
  /** The shop's own login dialog, which comes back to `next` after a sign-in. */
  signIn: (next: string): string => `/?login=1&next=${encodeURIComponent(next)}`,
}

let left = false

/** Leaves the back office once: what a sign-out sets off while the browser is going does not count. */
export function leaveFor(address: string): void {
  if (left) return
  left = true
  window.location.replace(address)
}
