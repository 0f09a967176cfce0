import {
  orderStateColours,
  ownOrderStateLabels,
  type OrderState as State,
} from '@nas/domain/order-states'
import type { Locale } from '../../i18n/locale.ts'

/** The state in words; its colour (SPEC §4) only goes with them. */
export function OrderState({ state, locale }: { state: State; locale: Locale }) {
  const colour = orderStateColours[state]
  return (
    <span className={`order-state${colour === null ? '' : ` order-state--${colour}`}`}>
      {ownOrderStateLabels[state][locale]}
    </span>
  )
}
