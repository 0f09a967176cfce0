interface LoadFailureProps {
  words: string
  retry: string
  onRetry: () => void
}

export function LoadFailure({ words, retry, onRetry }: LoadFailureProps) {
  return (
    <div className="notice notice--danger load-failure" role="alert">
      <p>{words}</p>
      <button type="button" className="button button--outline button--small" onClick={onRetry}>
        {retry}
      </button>
    </div>
  )
}

export function Loading({ words }: { words: string }) {
  return (
    <>
      <p className="visually-hidden" role="status">
        {words}
      </p>
      <div className="blank" aria-hidden="true" />
    </>
  )
}

interface RetryNoteProps {
  message: string
  retry: string
  onRetry: () => void
}

export function RetryNote({ message, retry, onRetry }: RetryNoteProps) {
  return (
    <p className="retry-note" role="alert">
      {message}{' '}
      <button type="button" className="form-link" onClick={onRetry}>
        {retry}
      </button>
    </p>
  )
}
