interface RetryNoteProps {
  message: string
  retry: string
  onRetry: () => void
}

/** Says that something could not be loaded, with a button that tries again. */
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
