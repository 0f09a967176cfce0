import { useMutation, useQueryClient } from '@tanstack/react-query'
import { App } from 'antd'
import { useRef } from 'react'
import { failureText } from '../shell/failure-text.ts'
import { useTexts } from '../texts/texts.ts'
import { stockChangeKeys } from './stock-change-list.ts'
import { stockKeys } from './stock-list.ts'

interface Change<Input, Output> {
  run: (input: Input) => Promise<Output>
  done: (output: Output) => string
  failed: string
  /** @returns true when the form itself says what is wrong */
  onRefused?: (failure: unknown) => boolean
  onDone: () => void
}

/** Changes something about a stock once however often it is pressed, and loads lists and log anew. */
export function useStockChange<Input, Output>({
  run,
  done,
  failed,
  onRefused,
  onDone,
}: Change<Input, Output>) {
  const { t } = useTexts()
  const { notification } = App.useApp()
  const queries = useQueryClient()
  const busy = useRef(false)
  const refresh = (): Promise<unknown> =>
    Promise.all(
      [stockKeys, stockChangeKeys].map(({ all }) => queries.invalidateQueries({ queryKey: all })),
    )

  const { mutate, isPending } = useMutation({
    mutationFn: run,
    onSuccess: (output) => {
      void refresh()
      const description = done(output)
      notification.success({ key: 'stock', title: t('noticeTitle'), description, role: 'status' })
      onDone()
    },
    onError: (failure) => {
      void refresh()
      if (onRefused?.(failure)) return
      const description = `${failed} ${t(failureText(failure))}`
      notification.error({ key: 'stock', title: t('noticeTitle'), description })
    },
    onSettled: () => {
      busy.current = false
    },
  })

  return {
    change: (input: Input) => {
      // Two clicks can come before React has drawn the button as pressed.
      if (busy.current) return
      busy.current = true
      mutate(input)
    },
    changing: isPending,
  }
}
