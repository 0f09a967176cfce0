import type { CartItem } from '@nas/domain/cart'
import { formatPrice } from '@nas/domain/money'
import { fill } from '@nas/domain/placeholders'
import { type MouseEvent, useEffect, useState } from 'react'
import { localised } from '../../content/localised.ts'
import type { TextProps, Texts } from '../../i18n/catalogues.ts'
import { href } from '../../i18n/href.ts'
import { fetchRelated, type Offer, soldOf } from '../../stores/offers.ts'
import { Icon } from '../../ui/icon.tsx'

const shown = 3

/** The pressed button disappears with its product, so the lines get the focus. */
function focusLines({ currentTarget }: MouseEvent): void {
  const lines = currentTarget.parentElement?.querySelector<HTMLElement>('.cart-lines')
  lines?.focus({ preventScroll: true })
}

/** Products that editors relate to those of the cart; nothing without an answer. */
export function CartCompanions({
  items,
  locale,
  texts,
}: TextProps<Texts<'cart'>> & { items: readonly CartItem[] }) {
  const [related, setRelated] = useState<readonly Offer[]>([])
  const ids = items.map(({ id }) => id)
  const key = [...ids].sort((a, b) => a - b).join()
  useEffect(() => {
    let isCurrent = true
    fetchRelated(key.split(',').map(Number))
      .then((found) => isCurrent && setRelated(found))
      .catch(() => {})
    return () => {
      isCurrent = false
    }
  }, [key])
  const offers = related.filter(({ id }) => !ids.includes(id)).slice(0, shown)
  if (offers.length === 0) return null
  return (
    <section className="cart-companions" aria-labelledby="cart-companions">
      <h3 id="cart-companions">{texts.companions}</h3>
      <ul>
        {offers.map((offer) => (
          <li key={offer.id}>
            <img src={offer.imagelink} alt="" width={48} height={48} loading="lazy" />
            <a href={href(locale, `/san-pham/${offer.slug}`)}>{localised(offer, 'name', locale)}</a>
            <span className="price">{formatPrice(offer.price)}</span>
            <button
              type="button"
              className="icon-button"
              data-add-to-cart={JSON.stringify(soldOf(offer))}
              onClick={focusLines}
              aria-label={fill(texts.addCompanion, { name: localised(offer, 'name', locale) })}
            >
              <Icon name="plus" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
