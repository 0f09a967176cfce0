import { orderStateLabels } from '@nas/domain/order-states'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { failureText, isConflict } from '../shell/failure-text.ts'
import { useNotices } from '../shell/notices.tsx'
import { useTexts } from '../texts/texts.ts'
import type { StaffTarget } from './order-actions.ts'
import { orderKeys } from './order-queries.ts'
import { moveOrder } from './orders.api.ts'
import type { StaffOrder } from './staff-order.ts'

interface Move {
  to: StaffTarget
  reason?: string
}

/** The next state's button appears where the pressed one was: the second half of a double click must not press it. */
const doubleClickMs = 600

/** A later notice of a move takes the place of the one before. */
const noticeKey = 'order-move'

const passed = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

interface OrderMoving {
  move: (move: Move) => void
  /** Where the order is being moved to just then. */
  moving: StaffTarget | null
  /** Somebody else moved the order first. */
  conflict: boolean
}

export function useOrderMove({ id, code }: StaffOrder): OrderMoving {
  const { t, locale } = useTexts()
  const notices = useNotices()
  const queries = useQueryClient()
  const busy = useRef(false)
  const refresh = (): Promise<void> => queries.invalidateQueries({ queryKey: orderKeys.all })

  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: ({ to, reason }: Move) => moveOrder(id, to, reason),
    // Awaited, so that no button can be pressed until the new state shows.
    onSuccess: async (_, { to }) => {
      await Promise.all([refresh(), passed(doubleClickMs)])
      notices.success({
        key: noticeKey,
        title: t('noticeTitle'),
        description: t('moves.done', { code, state: orderStateLabels[to][locale] }),
        role: 'status',
      })
    },
    onError: async (failure) => {
      if (isConflict(failure)) {
        await refresh()
        return
      }
      notices.error({
        key: noticeKey,
        title: t('noticeTitle'),
        description: `${t('moves.failed')} ${t(failureText(failure))}`,
      })
    },
    onSettled: () => {
      busy.current = false
    },
  })

  return {
    move: (move) => {
      // Two clicks can come before React has drawn the button as pressed.
      if (busy.current) return
      busy.current = true
      mutate(move)
    },
    moving: isPending ? variables.to : null,
    conflict: isConflict(error) && !isPending,
  }
}
