import type { CartItem } from '@nas/domain/cart'
import { type ReactNode, useRef, useState } from 'react'
import { localised } from '../../content/localised.ts'
import type { TextProps, Texts } from '../../i18n/catalogues.ts'
import { fill } from '../../i18n/fill.ts'
import { removeProduct, tickAll } from '../../stores/cart-changes.ts'
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
  const [said, setSaid] = useState('')
  const tickable = items.filter(({ id }) => !check.gone.includes(id))
  const allTicked = tickable.length > 0 && tickable.every(({ checked }) => checked)

  const remove = (item: CartItem) => {
    removeProduct(item.id)
    setSaid(fill(texts.removed, { name: localised(item, 'name', locale) }))
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
          onChange={(event) => tickAll(event.target.checked, check.gone)}
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
            formerPrice={check.formerPrices[item.id]}
            left={check.left[item.id]}
            onRemove={remove}
          />
        ))}
      </ul>
      {check.state === 'failed' ? <p className="cart-small-print">{texts.checkFailed}</p> : null}
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </>
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
