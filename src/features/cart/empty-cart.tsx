import type { ReactNode } from 'react'
import { Icon } from '../../ui/icon.tsx'
import type { CartTexts } from './cart-texts.ts'

interface EmptyCartProps {
  texts: CartTexts
  /** What leads on from here. */
  children: ReactNode
}

/** The empty-cart panel (SPEC §2). */
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
