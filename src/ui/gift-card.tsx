import type { Gift } from '@nas/domain/gift-note'
import { fill } from '@nas/domain/placeholders'

/** A box with a bow; its lid is open beside an unticked box (gift-card.css). */
export function GiftBox() {
  return (
    <svg className="gift-box" viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      <path className="gift-box__side" d="M8 24h32v20H8z" />
      <path className="gift-box__ribbon" d="M21 24h6v20h-6z" />
      <g className="gift-box__lid">
        <path className="gift-box__top" d="M5 16h38v8H5z" />
        <path className="gift-box__ribbon" d="M21 16h6v8h-6z" />
        <path
          className="gift-box__bow"
          d="M24 16c-8 0-13-4-10-9s9 2 10 9c1-7 7-14 10-9s-2 9-10 9"
        />
      </g>
    </svg>
  )
}

interface GiftCardProps {
  gift: Gift
  /** Name of the receiver; '' while it is unknown. */
  to: string
  texts: { giftTo: string; giftBy: string }
}

/** The card of a gift, as it is written. */
export function GiftCard({ gift: { from, message }, to, texts }: GiftCardProps) {
  return (
    <div className="gift-card">
      {to === '' ? null : <p className="gift-card__name">{fill(texts.giftTo, { name: to })}</p>}
      <p className="gift-card__message">{message}</p>
      {from === '' ? null : (
        <p className="gift-card__name gift-card__from">{fill(texts.giftBy, { name: from })}</p>
      )}
    </div>
  )
}
