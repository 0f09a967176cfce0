import { formatPrice } from '@nas/domain/money'
import { fill } from '@nas/domain/placeholders'
import { Fragment } from 'react'
import { localised } from '../content/localised.ts'
import type { TextProps, Texts } from '../i18n/catalogues.ts'
import { href } from '../i18n/href.ts'
import { type Offer, soldOf } from '../stores/offers.ts'
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

type CardProps = TextProps<Texts<'card'>>

function Proof({ locale, texts, of }: CardProps & { of: Offer['card'] }) {
  const average = of.rating?.toLocaleString(locale)
  const count = of.rating_count.toLocaleString(locale)
  if (average === undefined && of.sold === 0) return null
  return (
    <p className="proof">
      {average === undefined ? null : (
        <span
          className="proof__rating"
          role="img"
          aria-label={`${fill(texts.average, { average })} · ${fill(texts.count, { count })}`}
        >
          <Icon name="star" />
          {`${average}\u00a0(${count})`}
        </span>
      )}
      {of.sold === 0 ? null : (
        <span>{fill(texts.sold, { count: of.sold.toLocaleString(locale) })}</span>
      )}
    </p>
  )
}

interface OfferCardProps extends CardProps {
  offer: Offer
  liked: boolean
}

/** The markup of the pages, so that their scripts handle the heart and "add to cart". */
export function OfferCard({ offer, liked, locale, texts }: OfferCardProps) {
  const { card } = offer
  const name = localised(offer, 'name', locale)
  const address = href(locale, `/san-pham/${offer.slug}`)
  return (
    <article className="product-card">
      <span className="product-card__picture">
        {card.picture === '' ? null : (
          <img src={card.picture} alt="" width={400} height={500} decoding="async" />
        )}
      </span>
      <button
        type="button"
        className="icon-button heart"
        aria-pressed={liked}
        aria-label={fill(texts.like, { name })}
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
        <Proof locale={locale} texts={texts} of={card} />
        {/* Shown on wide Vietnamese pages only (SPEC §2). */}
        {locale === 'vi' && card.title !== '' ? (
          <p className="product-card__title">{card.title}</p>
        ) : null}
        <p className="product-card__description">{localised(offer, 'description', locale)}</p>
      </div>
      <div className="product-card__buy">
        <p className="price">{formatPrice(offer.price)}</p>
        {card.available ? (
          <button
            type="button"
            className="product-card__add"
            data-add-to-cart={JSON.stringify(soldOf(offer))}
            data-preloads="cart toasts"
            aria-label={fill(texts.addNamed, { name })}
          >
            <Icon name="plus" />
            <span>{texts.add}</span>
          </button>
        ) : (
          <span className="product-card__out">{texts.out}</span>
        )}
      </div>
    </article>
  )
}
