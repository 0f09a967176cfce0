import { type OrderState, orderStateColours, orderStateLabels } from '@nas/domain/order-states'
import { Tag } from 'antd'
import { useTexts } from '../texts/texts.ts'

/** Label and colour of SPEC §4; the words always stand, the colour only helps. */
export function OrderStateTag({ state }: { state: OrderState }) {
  const { locale } = useTexts()
  const label = orderStateLabels[state][locale]
  const colour = orderStateColours[state]
  if (colour === null) return <Tag variant="outlined">{label}</Tag>
  return (
    // antd's own text shade is too light to read on its tint (WCAG 1.4.3).
    <Tag variant="outlined" color={colour} style={{ color: `var(--ant-${colour}-8)` }}>
      {label}
    </Tag>
  )
}
