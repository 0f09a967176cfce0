interface RetryNoteProps {
  message: string
  retry: string
  onRetry: () => void
}

export function RetryNote({ message, retry, onRetry }: RetryNoteProps) {
  return (
    <p className="checkout-retry" role="alert">
      {message}{' '}
      <button type="button" className="checkout-link" onClick={onRetry}>
        {retry}
      </button>
    </p>
  )
}
