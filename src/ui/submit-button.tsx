interface SubmitButtonProps {
  label: string
  busy: boolean
  busyLabel: string
  disabled?: boolean
  block?: boolean
}

/** Stays focusable while sending, so that keyboard focus is kept. */
export function SubmitButton(props: SubmitButtonProps) {
  const { label, busy, busyLabel, disabled = false, block = true } = props
  return (
    <button
      type="submit"
      className={block ? 'button button--block' : 'button'}
      disabled={disabled}
      aria-disabled={busy || undefined}
    >
      <span aria-live="polite">{busy ? busyLabel : label}</span>
    </button>
  )
}
