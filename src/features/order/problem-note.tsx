import type { Texts } from '../../i18n/catalogues.ts'
import type { LoadProblem } from './load-problem.ts'

interface ProblemNoteProps {
  problem: LoadProblem
  texts: Texts<'order'>
  onRetry?: () => void
}

export function ProblemNote({ problem, texts, onRetry }: ProblemNoteProps) {
  return (
    <div className="notice notice--danger problem-note" role="alert">
      <p>{texts[problem]}</p>
      {onRetry === undefined ? null : (
        <button type="button" className="button button--outline button--small" onClick={onRetry}>
          {texts.retry}
        </button>
      )}
    </div>
  )
}
