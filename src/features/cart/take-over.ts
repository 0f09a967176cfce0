/** Controls that shell and island share. */
const shared = ['[data-checkout]', '.cart-lines']

/**
 * Replaces the lines that the page drew (`cart-shell.ts`) by the island; keeps focus and scroll
 * position.
 */
export function takeOver(): void {
  const shell = document.querySelector('[data-cart-shell]')
  const body = shell?.parentElement
  const scrolled = shell?.querySelector('.cart-lines')?.scrollTop ?? 0
  if (!shell || !body) return
  // Replacing the lines now would lose a press that has begun.
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
