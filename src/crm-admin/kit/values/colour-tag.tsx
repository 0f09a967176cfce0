import {
  type OrderState,
  orderStateColours,
  orderStateLabel,
  type PaymentKind,
} from '@nas/domain/order-states'
import { Tag } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/texts.ts'

interface ColourTagProps {
  /** A colour of antd's palette. The words are always shown; colour is only an aid. */
  colour: string | null
  children: ReactNode
}

export function ColourTag({ colour, children }: ColourTagProps) {
  if (colour === null) return <Tag variant="outlined">{children}</Tag>
  return (
    // antd's own text shade is too light to read on its tint (WCAG 1.4.3).
    <Tag variant="outlined" color={colour} style={{ color: `var(--ant-${colour}-8)` }}>
      {children}
    </Tag>
  )
}

/** Label and colour of SPEC §4. */
export function OrderStateTag({ state, payment }: { state: OrderState; payment: PaymentKind }) {
  const { locale } = useTexts()
  const label = orderStateLabel({ state, payment })
  return <ColourTag colour={orderStateColours[state]}>{label[locale]}</ColourTag>
}
