import { formatPrice } from '@nas/domain/money'
import { fill } from '@nas/domain/placeholders'
import { localised } from '../../content/localised.ts'
import { href } from '../../i18n/href.ts'
import { pageLocale } from '../../stores/locale.ts'
import { fetchOffers, type Offer } from '../../stores/offers.ts'
import { $viewed } from '../../stores/viewed.store.ts'
import { unbrokenParts } from '../../ui/unbroken.ts'

const maxShown = 6

const unbroken = (text: string): (Node | string)[] =>
  unbrokenParts(text).map((part, index) => {
    if (index % 2 === 0) return part
    const whole = document.createElement('span')
    whole.className = 'unbroken'
    whole.textContent = part
    return whole
  })

function fillRating(rating: Element, { rating: stars, rating_count }: Offer['card']): void {
  if (stars === null) return
  const average = stars.toLocaleString(pageLocale())
  const count = rating_count.toLocaleString(pageLocale())
  const label = fill(rating.getAttribute('aria-label') ?? '', { average, count })
  rating.setAttribute('aria-label', label)
  rating.append(`${average}\u00a0(${count})`)
  rating.removeAttribute('hidden')
}

function cardOf(template: HTMLTemplateElement, offer: Offer): Node {
  const card = document.importNode(template.content, true)
  const locale = pageLocale()
  const link = card.querySelector('a')
  const picture = card.querySelector('img')
  const price = card.querySelector('.price')
  const rating = card.querySelector('.proof__rating')
  if (link === null || picture === null || price === null || rating === null)
    throw new Error('no card to fill')
  link.href = href(locale, `/san-pham/${offer.slug}`)
  link.append(...unbroken(localised(offer, 'name', locale)))
  picture.src = offer.card.picture
  picture.hidden = offer.card.picture === ''
  const title = card.querySelector('.product-card__title')
  if (title !== null) title.textContent = offer.card.title
  price.textContent = formatPrice(offer.price)
  fillRating(rating, offer.card)
  return card
}

export async function showViewed(section: HTMLElement): Promise<void> {
  const list = section.querySelector('ul')
  const template = section.querySelector('template')
  const ids = $viewed.get().filter((id) => id !== Number(section.dataset.viewed))
  if (list === null || template === null || ids.length === 0) return
  // Requests more than are shown, because some may no longer be sold.
  const offers = new Map(
    (await fetchOffers(ids.slice(0, 2 * maxShown))).map((offer) => [offer.id, offer]),
  )
  const shown = ids.flatMap((id) => offers.get(id) ?? []).slice(0, maxShown)
  list.replaceChildren(...shown.map((offer) => cardOf(template, offer)))
  section.classList.toggle('is-empty', shown.length === 0)
}
