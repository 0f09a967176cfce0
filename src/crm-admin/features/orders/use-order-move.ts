import type { StaffTarget } from '@nas/domain/order-moves'
import { orderStateLabel } from '@nas/domain/order-states'
import { useState } from 'react'
import { isConflict } from '../../kit/feedback/failure-text.ts'
import { useTexts } from '../../kit/texts/texts.ts'
import { moveOrder } from './orders.api.ts'
import type { StaffOrder } from './staff-order.ts'
import { useOrderChange } from './use-order-change.ts'

interface Move {
  to: StaffTarget
  reason?: string
}

/**
 * In ms. The button of the next state appears in place of the pressed one, and the second click of
 * a double click must not press it.
 */
const doubleClickMs = 600

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** `moving` is the target of the move being sent; `conflict`: another person moved the order first. */
export function useOrderMove({ id, code, payment }: StaffOrder) {
  const { t, locale } = useTexts()
  const [conflict, setConflict] = useState(false)
  const { change, changing } = useOrderChange<Move, StaffTarget>({
    run: async ({ to, reason }) => {
      setConflict(false)
      await moveOrder(id, to, reason)
      return to
    },
    onDone: () => pause(doubleClickMs),
    done: (to) => t('moves.done', { code, state: orderStateLabel({ state: to, payment })[locale] }),
    failed: 'moves.failed',
    reloadsAfter: isConflict,
    onRefused: (failure) => {
      setConflict(isConflict(failure))
      return isConflict(failure)
    },
    noticeKey: 'order-move',
  })
  return { move: change, moving: changing?.to ?? null, conflict: conflict && changing === null }
}
