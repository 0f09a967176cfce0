import { useEffect, useRef } from 'react'
import { closePanel } from '../../stores/panel.store.ts'
import { Icon } from '../../ui/icon.tsx'
import type { CartTexts } from './cart-texts.ts'

/** The empty-cart panel (SPEC §2): its action leads back to the page behind it. */
export function EmptyCart({ texts }: { texts: CartTexts }) {
  const action = useRef<HTMLButtonElement>(null)
  // When the last line was removed, the button that had the focus went with it.
  useEffect(() => action.current?.focus(), [])

  return (
    <div className="empty-cart">
      <Icon name="bag" />
      <h3>{texts.emptyTitle}</h3>
      <p>{texts.emptyText}</p>
      <button type="button" className="button" ref={action} onClick={() => closePanel('cart')}>
        {texts.emptyAction}
      </button>
    </div>
  )
}
