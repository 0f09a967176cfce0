import type { CartItem } from '@nas/domain/cart'
import { formatPrice } from '@nas/domain/money'
import { localised } from '../../content/localised.ts'
import type { TextProps, Texts } from '../../i18n/catalogues.ts'
import { fill } from '../../i18n/fill.ts'
import { href } from '../../i18n/href.ts'
import { fetchRelated, soldOf } from '../../stores/offers.ts'
import { Icon } from '../../ui/icon.tsx'
import { useLoaded } from '../../ui/use-loaded.ts'

const shown = 3

/** Products that editors relate to those of the cart; nothing while loading or without an answer. */
export function CartCompanions({
  items,
  locale,
  texts,
}: TextProps<Texts<'cart'>> & { items: readonly CartItem[] }) {
  const ids = items.map(({ id }) => id).sort((a, b) => a - b)
  const related = useLoaded(ids.join(), (key) => fetchRelated(key.split(',').map(Number)))
  const offers = related.state === 'ready' ? related.value.slice(0, shown) : []
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
