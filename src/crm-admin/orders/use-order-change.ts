import { useMutation, useQueryClient } from '@tanstack/react-query'
import { App } from 'antd'
import { useRef } from 'react'
import { failureText } from '../shell/failure-text.ts'
import type { TextKey } from '../texts/texts.ts'
import { useTexts } from '../texts/texts.ts'
import { orderKeys } from './order-queries.ts'

interface Change<Input> {
  run: (input: Input) => Promise<void>
  done: string
  failed: TextKey
  /** A later notice of the same kind takes the place of the one before. */
  noticeKey: string
}

interface Changing<Input> {
  change: (input: Input) => void
  /** What is under way. */
  changing: Input | null
}

/** Changes something about an order once however often it is pressed, and loads the order anew. */
export function useOrderChange<Input>({
  run,
  done,
  failed,
  noticeKey,
}: Change<Input>): Changing<Input> {
  const { t } = useTexts()
  const { notification } = App.useApp()
  const queries = useQueryClient()
  const busy = useRef(false)
  const refresh = (): Promise<void> => queries.invalidateQueries({ queryKey: orderKeys.all })

  const { mutate, isPending, variables } = useMutation({
    mutationFn: run,
    onSuccess: async () => {
      await refresh()
      notification.success({
        key: noticeKey,
        title: t('noticeTitle'),
        description: done,
        role: 'status',
      })
    },
    onError: async (failure) => {
      await refresh()
      notification.error({
        key: noticeKey,
        title: t('noticeTitle'),
        description: `${t(failed)} ${t(failureText(failure))}`,
      })
    },
    onSettled: () => {
      busy.current = false
    },
  })

  return {
    change: (input) => {
      // Two clicks can come before React has drawn the button as pressed.
      if (busy.current) return
      busy.current = true
      mutate(input)
    },
    changing: isPending ? variables : null,
  }
}
