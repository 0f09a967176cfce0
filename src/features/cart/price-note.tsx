import { formatPrice } from '@nas/domain/money'
import { fill } from '../../i18n/fill.ts'
import type { CartTexts } from './cart-texts.ts'

interface PriceNoteProps {
  texts: CartTexts
  gone: boolean
  from: number | undefined
  to: number
}

/** Says what happened to a product since it was put into the cart. */
export function PriceNote({ texts, gone, from, to }: PriceNoteProps) {
  if (gone) return <p className="cart-line__note">{texts.gone}</p>
  if (from === undefined || from === to) return null
  const text = to > from ? texts.priceRaised : texts.priceLowered
  return (
    <p className="cart-line__note">
      {fill(text, { from: formatPrice(from), to: formatPrice(to) })}
    </p>
  )
}
