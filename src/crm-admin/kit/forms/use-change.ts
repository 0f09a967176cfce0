import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useSingleRun } from '../../../forms/core/use-single-run.ts'
import { failureText } from '../feedback/failure-text.ts'
import { useNotices } from '../feedback/notices.tsx'
import { keysOf } from '../list/list-page.ts'
import { useTexts } from '../texts/texts.ts'
import { withFreshProof } from './fresh-proof.ts'

export interface Change<Input, Output = void> {
  run: (input: Input) => Promise<Output>
  /** Reloaded after success, and after failures selected by `reloadsAfter`. */
  resources: readonly string[]
  /** Whether to reload after this failure; by default after every failure. */
  reloadsAfter?: (failure: Error) => boolean
  /** Notice after success; `null` for none. */
  done: string | null | ((output: Output) => string)
  /** Called after success; the notice waits for its promise. */
  onDone?: (output: Output) => void | Promise<void>
  /** First sentence of the notice after a failure; may be empty. */
  failed: string
  /** @returns true when the screen itself shows the failure */
  onRefused?: (failure: Error) => boolean
  /** A notice replaces the previous one with the same key. */
  noticeKey: string
}

export interface Changing<Input> {
  change: (input: Input) => void
  changing: Input | null
}

/** Sends a change once per press, with a fresh code when the call needs one. */
export function useChange<Input, Output = void>(options: Change<Input, Output>): Changing<Input> {
  const { run, resources, reloadsAfter, done, onDone, failed, onRefused, noticeKey } = options
  const { t } = useTexts()
  const notices = useNotices()
  const queries = useQueryClient()
  const single = useSingleRun()
  const reload = (): Promise<unknown> =>
    Promise.all(
      resources.map((resource) => queries.invalidateQueries({ queryKey: keysOf(resource).all })),
    )

  const { mutateAsync, isPending, variables } = useMutation({
    mutationFn: (input: Input) => withFreshProof(() => run(input)),
    onSuccess: async (output) => {
      await Promise.all([onDone?.(output), reload()])
      if (done === null) return
      notices.success({
        key: noticeKey,
        description: typeof done === 'string' ? done : done(output),
        role: 'status',
      })
    },
    // The reload is not awaited: the button that shows the failure must take the next press.
    onError: (failure) => {
      if (reloadsAfter?.(failure) !== false) void reload()
      if (onRefused?.(failure) === true) return
      notices.error({
        key: noticeKey,
        description: `${failed} ${t(failureText(failure))}`.trim(),
      })
    },
  })

  return {
    change: (input) => void single.run(() => mutateAsync(input).catch(() => undefined)),
    changing: isPending ? variables : null,
  }
}
