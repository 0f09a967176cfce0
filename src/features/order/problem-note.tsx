import { ApiError } from '../../api-client/api-error.ts'
import type { Texts } from '../../i18n/catalogues.ts'

/** Why loading or an action failed; the name is the key of its text. */
export type LoadProblem = Extract<keyof Texts<'order'>, `problem${string}`>

export function loadProblemOf(error: unknown): LoadProblem {
  if (!(error instanceof ApiError)) return 'problemUnknown'
  if (error.status === 0) return 'problemNetwork'
  if (error.status === 429) return 'problemTooMany'
  if (error.status === 503) return 'problemUnavailable'
  return 'problemUnknown'
}

interface ActionProblemProps {
  problem: LoadProblem | null
  texts: Texts<'order'>
}

/** Why an action on the order failed; empty for `null`. */
export function ActionProblem({ problem, texts }: ActionProblemProps) {
  return problem === null ? null : (
    <p className="notice notice--danger" role="alert">
      {texts[problem]}
    </p>
  )
}

interface ProblemNoteProps {
  problem: LoadProblem
  texts: Texts<'order'>
  onRetry: () => void
}

export function ProblemNote({ problem, texts, onRetry }: ProblemNoteProps) {
  return (
    <div className="notice notice--danger problem-note" role="alert">
      <p>{texts[problem]}</p>
      <button type="button" className="button button--outline button--small" onClick={onRetry}>
        {texts.retry}
      </button>
    </div>
  )
}
