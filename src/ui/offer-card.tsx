import { formatPrice } from '@nas/domain/money'
import { Fragment } from 'react'
import { localised } from '../content/localised.ts'
import type { TextProps, Texts } from '../i18n/catalogues.ts'
import { fill } from '../i18n/fill.ts'
import { href } from '../i18n/href.ts'
import type { Offer } from '../stores/offers.ts'
import { Icon } from './icon.tsx'
import { unbrokenParts } from './unbroken.ts'

function Unbroken({ text }: { text: string }) {
  return unbrokenParts(text).map((part, index) =>
    index % 2 === 0 ? (
      <Fragment key={index}>{part}</Fragment>
    ) : (
      <span key={index} className="unbroken">
        {part}
      </span>
    ),
  )
}

export interface OfferTexts {
  likes: Pick<Texts<'likes'>, 'like'>
  product: Pick<Texts<'product'>, 'add' | 'addNamed' | 'out'>
}

interface OfferCardProps extends TextProps<OfferTexts> {
  offer: Offer
  liked: boolean
}

/** The markup of the pages, so that their scripts handle the heart and "add to cart". */
export function OfferCard({ offer, liked, locale, texts }: OfferCardProps) {
  const { likes, product } = texts
  const name = localised(offer, 'name', locale)
  const address = href(locale, `/san-pham/${offer.slug}`)
  return (
    <article className="product-card">
      <span className="product-card__picture">
        {offer.picture === '' ? null : (
          <img src={offer.picture} alt="" width={400} height={500} decoding="async" />
        )}
      </span>
      <button
        type="button"
        className="icon-button heart"
        aria-pressed={liked}
        aria-label={fill(likes.like, { name })}
        data-like={offer.id}
        data-preloads="toasts"
      >
        <Icon name="heart" />
      </button>
      <div className="product-card__text">
        <h3 className="product-card__name">
          <a href={address}>
            <Unbroken text={name} />
          </a>
        </h3>
        {/* Shown on wide Vietnamese pages only (SPEC §2). */}
        {locale === 'vi' && offer.title !== '' ? (
          <p className="product-card__title">{offer.title}</p>
        ) : null}
        <p className="product-card__description">{localised(offer, 'description', locale)}</p>
      </div>
      <div className="product-card__buy">
        <p className="price">{formatPrice(offer.price)}</p>
        {offer.available ? (
          <button
            type="button"
            className="product-card__add"
            data-add-to-cart={JSON.stringify(offer)}
            data-preloads="cart toasts"
            aria-label={fill(product.addNamed, { name })}
          >
            <Icon name="plus" />
            <span>{product.add}</span>
          </button>
        ) : (
          <span className="product-card__out">{product.out}</span>
        )}
      </div>
    </article>
  )
}
