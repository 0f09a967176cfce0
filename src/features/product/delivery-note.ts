import { formatDayRange } from '@nas/domain/dates'
import { anyTransit, deliveryDates } from '@nas/domain/delivery-dates'
import { fill } from '../../i18n/fill.ts'
import { $deliverTo } from '../../stores/deliver-to.ts'
import { pageLocale } from '../../stores/locale.ts'
import type { DeliveryFacts } from '../../ui/delivery-facts.ts'

const note = document.querySelector<HTMLElement>('[data-delivery]')

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

if (note) {
  $deliverTo.subscribe(() => void showDelivery(note))
  // Back may restore the page from the browser's cache on a later day.
  addEventListener('pageshow', () => void showDelivery(note))
  note.querySelector('button')?.addEventListener('click', async () => {
    const { chooseProvince } = await import('../../forms/province-chooser.tsx')
    await chooseProvince(pageLocale())
  })
}
