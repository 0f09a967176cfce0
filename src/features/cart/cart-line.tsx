import { type CartItem, maxQuantity } from '@nas/domain/cart'
import { formatPrice } from '@nas/domain/money'
import { fill } from '@nas/domain/placeholders'
import { useId, useState } from 'react'
import { localised } from '../../content/localised.ts'
import type { TextProps, Texts } from '../../i18n/catalogues.ts'
import { href } from '../../i18n/href.ts'
import { changeQuantity, tick } from '../../stores/cart-changes.ts'
import { openPanel } from '../../stores/panel.store.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Quantity } from '../../ui/quantity.tsx'
import { RemoveQuestion } from '../../ui/remove-question.tsx'

interface PriceNoteProps {
  texts: Texts<'cart'>
  from: number | undefined
  to: number
}

function PriceNote({ texts, from, to }: PriceNoteProps) {
  if (from === undefined || from === to) return null
  const text = to > from ? texts.priceRaised : texts.priceLowered
  return (
    <p className="cart-line__note">
      {fill(text, { from: formatPrice(from), to: formatPrice(to) })}
    </p>
  )
}

interface StockNoteProps {
  texts: Texts<'cart'>
  left: number
  quantity: number
  refused: boolean
  onCorrect: () => void
}

function StockNote({ texts, left, quantity, refused, onCorrect }: StockNoteProps) {
  const id = useId()
  const isTooMany = quantity > left
  const text = isTooMany && refused ? texts.tooMany : texts.onlyLeft
  return (
    <div className="cart-line__note">
      <p id={id}>{fill(text, { count: left })}</p>
      {isTooMany ? (
        <button
          type="button"
          className="button button--outline button--small"
          aria-describedby={id}
          data-too-many=""
          onClick={onCorrect}
        >
          {fill(texts.takeLeft, { count: left })}
        </button>
      ) : null}
    </div>
  )
}

interface CartLineProps extends TextProps<Texts<'cart'>> {
  item: CartItem
  /** No longer sold. */
  gone: boolean
  /** Cannot be ordered now: gone or sold out. */
  isOut: boolean
  formerPrice: number | undefined
  /** Available quantity, if known to be low. */
  left: number | undefined
  /** Whether the checkout was refused because of the stock. */
  refused: boolean
  onRemove: (item: CartItem) => void
}

export function CartLine(props: CartLineProps) {
  const { item, locale, texts, gone, isOut, formerPrice, left, refused, onRemove } = props
  const [asking, setAsking] = useState(false)
  const name = localised(item, 'name', locale)
  const named = (text: string) => fill(text, { name })

  // SPEC §4: a change opens the panel, even on the cart page.
  const change = (quantity: number) => {
    changeQuantity(item.id, quantity)
    openPanel('cart')
  }
  // 0 asks for a confirmation; negative numbers are ignored (SPEC §5).
  const quantityChanged = (quantity: number) => {
    if (quantity === 0) setAsking(true)
    else change(quantity)
  }

  return (
    <li className={isOut ? 'cart-line cart-line--gone' : 'cart-line'}>
      <input
        type="checkbox"
        className="tick"
        aria-label={named(texts.selectItem)}
        checked={item.checked && !isOut}
        disabled={isOut}
        onChange={(event) => tick(item.id, event.target.checked)}
      />
      <span className="cart-line__picture">
        {item.imagelink === '' ? null : (
          <img src={item.imagelink} alt="" width={88} height={88} loading="lazy" decoding="async" />
        )}
      </span>
      <div className="cart-line__words">
        <a className="cart-line__name" href={href(locale, `/san-pham/${item.slug}`)}>
          {name}
        </a>
        <p className="cart-line__description">{localised(item, 'description', locale)}</p>
        {item.quantity > 1 && !isOut ? (
          <p className="cart-line__unit">
            {fill(texts.unitPrice, { price: formatPrice(item.price) })}
          </p>
        ) : null}
        {isOut ? (
          <p className="cart-line__note">{gone ? texts.gone : texts.soldOut}</p>
        ) : (
          <PriceNote texts={texts} from={formerPrice} to={item.price} />
        )}
        {left === undefined || isOut ? null : (
          <StockNote
            texts={texts}
            left={left}
            quantity={item.quantity}
            refused={refused}
            onCorrect={() => change(left)}
          />
        )}
      </div>
      <IconButton icon="trash" label={named(texts.remove)} onClick={() => onRemove(item)} />
      {asking ? (
        <RemoveQuestion
          className="cart-line__question"
          question={texts.askRemove}
          yes={texts.removeYes}
          no={texts.removeNo}
          onYes={() => onRemove(item)}
          onNo={() => setAsking(false)}
        />
      ) : null}
      {asking || isOut ? null : (
        <div className="cart-line__sum">
          <Quantity
            value={item.quantity}
            max={left || maxQuantity}
            onChange={quantityChanged}
            labels={{
              quantity: named(texts.quantity),
              decrease: named(texts.decrease),
              increase: named(texts.increase),
            }}
          />
          <span className="cart-line__price">{formatPrice(item.price * item.quantity)}</span>
        </div>
      )}
    </li>
  )
}
