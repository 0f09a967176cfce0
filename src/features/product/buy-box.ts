import { formatDayRange } from '@nas/domain/dates'
import { anyTransit, deliveryDates } from '@nas/domain/delivery-dates'
import { fill } from '@nas/domain/placeholders'
import { href } from '../../i18n/href.ts'
import { buyNow, readCartProduct } from '../../stores/cart.store.ts'
import { $deliverTo } from '../../stores/deliver-to.ts'
import { pageLocale } from '../../stores/locale.ts'
import { onceShown } from '../../stores/once-shown.ts'
import type { DeliveryFacts } from '../../ui/delivery-facts.ts'
import { pieces, stockNote } from './stock-note.ts'

const box = document.querySelector<HTMLElement>('[data-buy-box]')
const bar = document.querySelector<HTMLElement>('[data-buy-bar]')
const field = box?.querySelector<HTMLInputElement>('[data-quantity-for]')
const note = box?.querySelector<HTMLElement>('[data-stock-note]')

if (box && field && note) {
  const stock = stockNote(note, field)
  let leaving = false

  const takeQuantity = (wanted: number) => {
    field.value = String(pieces(wanted, stock.most()))
    stock.lookSoon()
  }

  const buy = async (json: string) => {
    const product = readCartProduct(JSON.parse(json))
    if (product === undefined || leaving) return
    leaving = true
    leaving = await stock.look()
    if (!leaving) return
    buyNow(product, stock.quantity())
    location.assign(href(pageLocale(), '/thanh-toan'))
  }

  box.addEventListener('click', (event) => {
    if (!(event.target instanceof Element)) return
    const { step, buyNow: json } = event.target.closest('button')?.dataset ?? {}
    if (step !== undefined) takeQuantity(Number(field.value) + Number(step))
    if (json !== undefined) void buy(json)
  })
  // The cart takes only as many pieces as there are.
  const add = async (event: Event) => {
    const button = event.target instanceof Element && event.target.closest('button')
    if (!button || button.dataset.addToCart === undefined || stock.isEnough()) return
    event.stopPropagation()
    if (await stock.look()) button.click()
    else field.focus()
  }
  for (const part of [box, bar]) part?.addEventListener('click', (event) => void add(event))
  box.addEventListener('focusin', stock.lookSoon, { once: true })
  field.addEventListener('change', () => takeQuantity(Number(field.value)))
  // Back may restore the page from the browser's cache.
  addEventListener('pageshow', () => {
    leaving = false
  })
}

// On a phone the bar is shown while the first row of buttons is out of the window.
if (box && bar) {
  new IntersectionObserver(
    (entries) => {
      bar.inert = entries.at(-1)?.isIntersecting !== false
    },
    { rootMargin: '0px 0px -56px' },
  ).observe(box)
}

const delivery = document.querySelector<HTMLElement>('[data-delivery]')

/** Computes the days in the browser, because the page may have been rendered earlier. */
async function showDelivery({ style, dataset, children }: HTMLElement) {
  const { rules, texts }: DeliveryFacts = JSON.parse(dataset.delivery ?? '')
  const [days, place, button] = children
  const province = $deliverTo.get()
  let transit = anyTransit(rules.transit)
  if (province !== '') {
    const { transitFor } = await import('@nas/domain/delivery-rules')
    transit = transitFor(rules, province)
  }
  if (transit === undefined || !days || !place || !button) return
  const { earliest, latest } = deliveryDates(rules, transit, new Date())
  const shown = formatDayRange(earliest, latest, pageLocale())
  days.textContent = fill(texts.get, { days: shown })
  place.textContent = province === '' ? `(${texts.depends})` : fill(texts.to, { province })
  button.textContent = province === '' ? texts.choose : texts.change
  style.visibility = 'visible'
}

if (delivery) {
  onceShown(() => $deliverTo.subscribe(() => void showDelivery(delivery)))
  // Back may restore the page from the browser's cache on a later day.
  addEventListener('pageshow', () => void showDelivery(delivery))
  delivery.querySelector('button')?.addEventListener('click', async () => {
    const { chooseProvince } = await import('../../forms/province-chooser.tsx')
    await chooseProvince(pageLocale())
  })
}
