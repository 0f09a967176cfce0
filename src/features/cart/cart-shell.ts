import type { CartItem } from '@nas/domain/cart'
import { formatPrice } from '@nas/domain/money'
import { localised } from '../../content/localised.ts'
import { reloadForRetry } from '../../hydration/missing-code.ts'
import { requestIsland } from '../../hydration/request-island.ts'
import { $cart, $tickedTotal } from '../../stores/cart.store.ts'
import { pageLocale } from '../../stores/locale.ts'
import { $panel, closePanel, openPanel } from '../../stores/panel.store.ts'
import { closeOnPressBeside, leaveModal, openModal } from '../../ui/modal.ts'
import { openCheckout } from './to-checkout.ts'

/** In ms: after this time without the island, the shopper is notified. */
const timeoutMs = 8000
/** In ms: pause before a failed load is repeated. */
const pause = 3000

function part<E extends HTMLElement>(within: ParentNode, selector: string): E {
  const found = within.querySelector<E>(selector)
  if (found === null) throw new Error(`The cart panel has no ${selector}`)
  return found
}

function lineOf(template: HTMLTemplateElement, item: CartItem): Node {
  const line = template.content.cloneNode(true) as DocumentFragment
  const locale = pageLocale()
  const texts = {
    name: localised(item, 'name', locale),
    description: localised(item, 'description', locale),
    count: `× ${item.quantity}`,
    price: formatPrice(item.price * item.quantity),
  }
  for (const [name, text] of Object.entries(texts)) {
    part(line, `.cart-line__${name}`).textContent = text
  }
  const picture = part<HTMLImageElement>(line, 'img')
  if (item.imagelink === '') picture.remove()
  else picture.src = item.imagelink
  return line
}

function startShell(dialog: HTMLElement, shell: HTMLElement): void {
  const template = part<HTMLTemplateElement>(shell, '[data-cart-line]')
  const failed = part(shell, '[data-cart-failed]')
  let timer: ReturnType<typeof setTimeout> | undefined

  const draw = () => {
    const items = $cart.get()
    shell.hidden = items.length === 0
    part(shell, '.cart-lines').replaceChildren(...items.map((item) => lineOf(template, item)))
    part(shell, 'strong').textContent = formatPrice($tickedTotal.get())
    part<HTMLButtonElement>(shell, '[data-checkout]').disabled = $tickedTotal.get() === 0
  }
  const say = (hasFailed: boolean) => {
    failed.hidden = !hasFailed
  }
  /** Whether the shell is visible; the island removes it. */
  const isShown = () => shell.isConnected && $panel.get() === 'cart'

  $cart.listen(() => isShown() && draw())
  $panel.subscribe(() => {
    clearTimeout(timer)
    if (!isShown()) return
    draw()
    say(false)
    timer = setTimeout(() => say(true), timeoutMs)
  })
  dialog.addEventListener('astro:hydration-error', (event) => {
    event.preventDefault()
    say(true)
    setTimeout(() => isShown() && requestIsland('cart'), pause)
  })
  part(shell, '[data-cart-retry]').addEventListener('click', () => {
    say(false)
    if (!reloadForRetry()) requestIsland('cart')
  })
  part(shell, '[data-checkout]').addEventListener('click', () => openCheckout(pageLocale()))
}

/**
 * The cart panel is HTML of the page: it opens immediately with the stored lines, before React is
 * loaded and replaces them (`takeOver`).
 */
export function startCartPanel(): void {
  const dialog = document.querySelector<HTMLDialogElement>('[data-cart-panel]')
  const shell = dialog?.querySelector<HTMLElement>('[data-cart-shell]')
  if (!dialog || !shell) return
  const close = () => closePanel('cart')
  // The browser has opened it before this script was loaded (`command`).
  if (dialog.open) openPanel('cart')
  startShell(dialog, shell)
  $panel.subscribe((panel) => {
    if (panel === 'cart') openModal(dialog)
    else dialog.close()
  })
  // Updates the state first, because a press right after Escape opens the dialog again.
  dialog.addEventListener('cancel', close)
  dialog.addEventListener('close', () => {
    // The event is late: the dialog may have been opened again.
    if (dialog.open) return
    leaveModal(dialog)
    close()
  })
  dialog.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-close-cart]') !== null) close()
  })
  closeOnPressBeside(dialog, close)
}
