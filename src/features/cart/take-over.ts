/** Controls of the shell that the island has too. */
const shared = ['[data-checkout]', '.cart-lines']

/** Replaces the lines that the page drew (`cart-shell.ts`) by the island; focus and scroll stay. */
export function takeOver(): void {
  const shell = document.querySelector('[data-cart-shell]')
  const body = shell?.parentElement
  const scrolled = shell?.querySelector('.cart-lines')?.scrollTop ?? 0
  if (!shell || !body) return
  // A press that has begun would be lost.
  if (shell.matches(':active')) {
    requestAnimationFrame(takeOver)
    return
  }
  const top = body.scrollTop
  const focused = shared.find((one) => shell.querySelector(one) === document.activeElement)
  shell.remove()
  body.scrollTop = top
  body.querySelector('.cart-lines')?.scrollTo(0, scrolled)
  if (focused) body.querySelector<HTMLElement>(focused)?.focus({ preventScroll: true })
}
