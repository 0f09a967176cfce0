import { formatDate, formatTime } from '@nas/domain/dates'
import { ownOrderStateLabel } from '@nas/domain/order-states'
import { fill } from '../../../i18n/fill.ts'
import { href } from '../../../i18n/href.ts'
import en from '../../../i18n/locales/en/order-bar.json'
import vi from '../../../i18n/locales/vi/order-bar.json'
import {
  isTransferReported,
  type KnownOrder,
  knownOrders,
  noteKnownOrder,
  phaseOf,
} from '../../../stores/known-orders.ts'
import { pageLocale } from '../../../stores/locale.ts'
import styles from './order-bar.css?inline'
import { refreshKnownOrders } from './refresh-orders.ts'

/** Pages that show orders themselves and need no bar. */
const ownPages = ['placed-order', 'payment-result', 'tracking', 'my-orders']
  .map((island) => `[data-island="${island}"]`)
  .join(', ')

/** The order for the bar: the one that awaits payment, otherwise the newest. */
export function orderForBar(orders: readonly KnownOrder[], now: number): KnownOrder | undefined {
  const shown = orders.filter((order) => {
    const phase = phaseOf(order, now)
    return phase !== null && phase !== order.closed
  })
  return shown.find((order) => phaseOf(order, now) === 'pay') ?? shown[0]
}

function sentenceOf(order: KnownOrder): string {
  const locale = pageLocale()
  const texts = locale === 'en' ? en : vi
  const { code, payment_until: until } = order
  if (phaseOf(order) === 'pay' && until !== null) {
    return fill(texts.payUntil, { code, time: `${formatTime(until)} ${formatDate(until)}` })
  }
  if (isTransferReported(order)) return fill(texts.transferReported, { code })
  const labelled = { state: order.state, payment: order.payment_kind }
  // No-break spaces keep a state on one line on narrow phones.
  const state = ownOrderStateLabel(labelled)[locale].replaceAll(' ', '\u00a0')
  return fill(texts.state, { code, state })
}

function orderLink({ code, device }: KnownOrder, sentence: string): HTMLAnchorElement {
  const path = device === null ? '/don-hang' : '/theo-doi-don-hang'
  const link = document.createElement('a')
  link.href = href(pageLocale(), `${path}?order=${encodeURIComponent(code)}`)
  link.textContent = sentence
  return link
}

function closeButton(order: KnownOrder, label: string): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'icon-button'
  button.ariaLabel = label
  button.textContent = '×'
  button.addEventListener('click', () => {
    noteKnownOrder(order.code, { closed: phaseOf(order) })
    draw()
  })
  return button
}

function draw(): void {
  const shown = document.querySelector('[data-order-bar]')
  const order = orderForBar(knownOrders(), Date.now())
  if (order === undefined || document.querySelector(ownPages) !== null) {
    shown?.remove()
    return
  }
  const sentence = sentenceOf(order)
  // Unchanged content is not redrawn, so that the focus stays.
  if (shown?.querySelector('a')?.textContent === sentence) return
  const texts = pageLocale() === 'en' ? en : vi
  const bar = document.createElement('aside')
  bar.className = 'order-bar no-print'
  bar.dataset.orderBar = ''
  bar.ariaLabel = texts.label
  bar.append(orderLink(order, sentence), closeButton(order, texts.close))
  shown?.remove()
  document.querySelector('main')?.after(bar)
}

export function showOrderBar(): void {
  // Not in the shop's style sheet, because only a device with an order needs it.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  document.adoptedStyleSheets.push(sheet)
  const look = async () => {
    if (document.visibilityState !== 'visible') return
    draw()
    await refreshKnownOrders()
    draw()
  }
  void look()
  document.addEventListener('visibilitychange', look)
}
