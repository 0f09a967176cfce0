/** Where the back office lives. */
export const basePath = '/crm-admin'

let contentAdminUrl = ''

/** Tells where Payload's admin is; the server knows it, the browser is told with the page. */
export function provideContentAdmin(url: string): void {
  contentAdminUrl = url
}

/** Addresses outside the back office. */
export const outside = {
  /** The shop's home. */
  shop: (): string => '/',
  /** The shop's own login dialog, which comes back to `next` after a sign-in. */
  signIn: (next: string): string => `/?login=1&next=${encodeURIComponent(next)}`,
  /** A record in Payload's admin. */
  payload: (collection: string, id: number): string =>
    `${contentAdminUrl}/admin/collections/${collection}/${id}`,
}

let left = false

/** Leaves the back office once: what a sign-out sets off while the browser is going does not count. */
export function leaveFor(address: string): void {
  if (left) return
  left = true
  window.location.replace(address)
}
