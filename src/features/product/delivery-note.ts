import { formatDayRange } from '@nas/domain/day-range'
import { deliveryDates, homeProvince } from '@nas/domain/delivery-dates'
import { fill } from '../../i18n/fill.ts'
import { readLocal, textOf } from '../../stores/checked-storage.ts'
import { storageKeys } from '../../stores/keys.ts'
import { pageLocale } from '../../stores/locale.ts'
import type { DeliveryFacts } from '../../ui/delivery-facts.ts'

const note = document.querySelector<HTMLElement>('[data-delivery]')

/** Computes the days from the current time: the page itself may be older. */
async function showDelivery({ style, dataset, children: [days, place] }: HTMLElement) {
  const { rules, texts }: DeliveryFacts = JSON.parse(dataset.delivery ?? '')
  const province = textOf(readLocal(storageKeys.deliverTo))
  let transit = rules.transit[homeProvince]
  if (province !== '') {
    const { transitFor } = await import('@nas/domain/delivery-rules')
    transit = transitFor(rules, province)
    if (place) place.textContent = fill(texts.to, { province })
  }
  if (transit === undefined || days === undefined) return
  const { earliest, latest } = deliveryDates(rules, transit, new Date())
  const shown = formatDayRange(earliest, latest, pageLocale())
  days.textContent = fill(texts.get, { days: shown })
  style.visibility = 'visible'
}

if (note) {
  void showDelivery(note)
  // Back may restore the page from the browser's cache on a later day.
  addEventListener('pageshow', () => void showDelivery(note))
}
