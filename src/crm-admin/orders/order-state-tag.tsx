import { type OrderState, orderStateColours, orderStateLabels } from '@nas/domain/order-states'
import { ColourTag } from '../shell/colour-tag.tsx'
import { useTexts } from '../texts/texts.ts'

/** Label and colour of SPEC §4. */
export function OrderStateTag({ state }: { state: OrderState }) {
  const { locale } = useTexts()
  return <ColourTag colour={orderStateColours[state]}>{orderStateLabels[state][locale]}</ColourTag>
}
