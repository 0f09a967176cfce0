import { formatDate, formatTime } from '@nas/domain/dates'
import { ownOrderStateLabel } from '@nas/domain/order-states'
import { fill } from '@nas/domain/placeholders'
import { ApiError } from '../../../api-client/api-error.ts'
import { trackOrder } from '../../../api-client/orders.ts'
import { href } from '../../../i18n/href.ts'
import en from '../../../i18n/locales/en/order-bar.json'
import vi from '../../../i18n/locales/vi/order-bar.json'
import {
  forgetKnownOrder,
  isTransferReported,
  type KnownOrder,
  knownOrders,
  noteKnownOrder,
  phaseOf,
} from '../../../stores/known-orders.ts'
import { pageLocale } from '../../../stores/locale.ts'
import styles from './order-bar.css?inline'

/** Minimum time in ms between two queries of an order by this device. */
const pauseMs = 5 * 60_000

async function refresh({ code, phone }: KnownOrder): Promise<void> {
  // Recorded before the query, so that other tabs and failed queries wait too.
  noteKnownOrder(code, { askedAt: Date.now() })
  try {
    noteKnownOrder(code, await trackOrder(code, phone))
  } catch (error) {
    if (error instanceof ApiError && error.code === 'order_unknown') forgetKnownOrder(code)
  }
}

/**
 * Whether the bar shows the order's state; an order whose payment time has passed may have been
 * paid.
 */
const isOpen = (order: KnownOrder): boolean =>
  phaseOf(order) !== null || phaseOf({ ...order, payment_until: null }) !== null

export async function refreshKnownOrders(now = Date.now()): Promise<void> {
  const due = knownOrders(now).filter((order) => isOpen(order) && now - order.askedAt >= pauseMs)
  await Promise.all(due.map(refresh))
}

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
