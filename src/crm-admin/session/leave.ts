let left = false

/** Leaves the back office once: what a sign-out sets off while the browser is going does not count. */
export function leaveFor(address: string): void {
  if (left) return
  left = true
  window.location.replace(address)
}
