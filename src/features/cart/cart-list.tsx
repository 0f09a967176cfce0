import { useStore } from '@nanostores/react'
import type { CartItem } from '@nas/domain/cart'
import { fill } from '@nas/domain/placeholders'
import { type ReactNode, useRef } from 'react'
import { localised } from '../../content/localised.ts'
import type { TextProps, Texts } from '../../i18n/catalogues.ts'
import { $removed, putBack, removeProduct, tickAll } from '../../stores/cart-changes.ts'
import type { CartCheck } from '../../stores/cart-check.store.ts'
import { openPanel } from '../../stores/panel.store.ts'
import { Icon } from '../../ui/icon.tsx'
import { CartLine } from './cart-line.tsx'

interface CartListProps extends TextProps<Texts<'cart'>> {
  items: CartItem[]
  check: CartCheck
}

export function CartList({ items, check, locale, texts }: CartListProps) {
  const list = useRef<HTMLUListElement>(null)
  const isOut = ({ id }: CartItem) => check.gone.includes(id) || check.left[id] === 0
  const tickable = items.filter((item) => !isOut(item))
  const allTicked = tickable.length > 0 && tickable.every(({ checked }) => checked)

  const remove = (item: CartItem) => {
    removeProduct(item.id)
    // The focused button has disappeared, so the list gets the focus.
    list.current?.focus()
    openPanel('cart')
  }

  return (
    <>
      <label className="cart-select-all">
        <input
          type="checkbox"
          className="tick"
          checked={allTicked}
          disabled={tickable.length === 0}
          onChange={(event) =>
            tickAll(
              event.target.checked,
              items.filter(isOut).map(({ id }) => id),
            )
          }
        />
        {texts.selectAll}
      </label>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard. */}
      <ul className="cart-lines" ref={list} tabIndex={0} aria-label={texts.title}>
        {items.map((item) => (
          <CartLine
            key={item.id}
            item={item}
            locale={locale}
            texts={texts}
            gone={check.gone.includes(item.id)}
            isOut={isOut(item)}
            formerPrice={check.formerPrices[item.id]}
            left={check.left[item.id]}
            refused={check.refused}
            onRemove={remove}
          />
        ))}
      </ul>
      {check.state === 'failed' ? <p className="cart-small-print">{texts.checkFailed}</p> : null}
    </>
  )
}

/** Name of the product that was removed last, with a button that puts it back. */
export function RemovedLine({ locale, texts }: TextProps<Texts<'cart'>>) {
  const removed = useStore($removed, { ssr: 'initial' })
  return (
    <p className={removed === null ? 'visually-hidden' : 'cart-small-print'} role="status">
      {removed === null ? null : (
        <>
          {fill(texts.removed, { name: localised(removed.item, 'name', locale) })}{' '}
          <button type="button" className="form-link form-link--inline" onClick={putBack}>
            {texts.putBack}
          </button>
        </>
      )}
    </p>
  )
}

interface EmptyCartProps {
  texts: Texts<'cart'>
  children: ReactNode
}

export function EmptyCart({ texts, children }: EmptyCartProps) {
  return (
    <div className="empty-cart">
      <Icon name="bag" />
      <h2>{texts.emptyTitle}</h2>
      <p>{texts.emptyText}</p>
      {children}
    </div>
  )
}
