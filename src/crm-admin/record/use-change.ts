import { useMutation, useQueryClient } from '@tanstack/react-query'
import { App } from 'antd'
import { useRef } from 'react'
import { keysOf } from '../list/list-page.ts'
import { failureText } from '../shell/failure-text.ts'
import { useTexts } from '../texts/texts.ts'

export interface Change<Input> {
  run: (input: Input) => Promise<void>
  /** What is loaded anew afterwards, whether it went well or not. */
  resource: string
  done: string | ((input: Input) => string)
  /** Stands before what went wrong. */
  failed: string
  /** A sentence of its own for some failures. */
  explain?: (failure: Error) => string | undefined
  /** A later notice of the same kind takes the place of the one before. */
  noticeKey: string
}

export interface Changing<Input> {
  change: (input: Input) => void
  /** What is under way. */
  changing: Input | null
}

/** Changes something once however often it is pressed, says how that went, and loads it anew. */
export function useChange<Input>(change: Change<Input>): Changing<Input> {
  const { run, resource, done, failed, explain, noticeKey } = change
  const { t } = useTexts()
  const { notification } = App.useApp()
  const queries = useQueryClient()
  const busy = useRef(false)
  const refresh = (): Promise<void> => queries.invalidateQueries({ queryKey: keysOf(resource).all })

  const { mutate, isPending, variables } = useMutation({
    mutationFn: run,
    onSuccess: async (_, input) => {
      await refresh()
      notification.success({
        key: noticeKey,
        title: t('noticeTitle'),
        description: typeof done === 'string' ? done : done(input),
        role: 'status',
      })
    },
    onError: async (failure) => {
      await refresh()
      notification.error({
        key: noticeKey,
        title: t('noticeTitle'),
        description: explain?.(failure) ?? `${failed} ${t(failureText(failure))}`,
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
