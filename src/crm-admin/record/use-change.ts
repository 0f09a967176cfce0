import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { keysOf } from '../list/list-page.ts'
import { failureText } from '../shell/failure-text.ts'
import { useNotices } from '../shell/notices.tsx'
import { useTexts } from '../texts/texts.ts'

export interface Change<Input, Output = void> {
  run: (input: Input) => Promise<Output>
  /** What is loaded anew afterwards, whether it went well or not. */
  resources: readonly string[]
  done: string | ((output: Output) => string)
  /** Right after it went well. */
  onDone?: () => void
  /** Stands before what went wrong. */
  failed: string
  /** @returns true when the screen itself says what went wrong */
  onRefused?: (failure: Error) => boolean
  /** A later notice of the same kind takes the place of the one before. */
  noticeKey: string
}

export interface Changing<Input> {
  change: (input: Input) => void
  /** What is under way. */
  changing: Input | null
}

/** Changes something once however often it is pressed, says how that went, and loads it anew. */
export function useChange<Input, Output = void>(change: Change<Input, Output>): Changing<Input> {
  const { run, resources, done, onDone, failed, onRefused, noticeKey } = change
  const { t } = useTexts()
  const notices = useNotices()
  const queries = useQueryClient()
  const busy = useRef(false)
  const refresh = (): Promise<unknown> =>
    Promise.all(
      resources.map((resource) => queries.invalidateQueries({ queryKey: keysOf(resource).all })),
    )

  const { mutate, isPending, variables } = useMutation({
    mutationFn: run,
    onSuccess: async (output) => {
      onDone?.()
      await refresh()
      notices.success({
        key: noticeKey,
        title: t('noticeTitle'),
        description: typeof done === 'string' ? done : done(output),
        role: 'status',
      })
    },
    onError: async (failure) => {
      const isSaid = onRefused?.(failure) === true
      await refresh()
      if (isSaid) return
      notices.error({
        key: noticeKey,
        title: t('noticeTitle'),
        description: `${failed} ${t(failureText(failure))}`,
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
