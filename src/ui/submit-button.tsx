interface SubmitButtonProps {
  label: string
  busy: boolean
  busyLabel: string
  disabled?: boolean
}

/** Stays focusable while sending, so that the keyboard keeps its place. */
export function SubmitButton({ label, busy, busyLabel, disabled = false }: SubmitButtonProps) {
  return (
    <button
      type="submit"
      className="button button--block"
      disabled={disabled}
      aria-disabled={busy || undefined}
    >
      <span aria-live="polite">{busy ? busyLabel : label}</span>
    </button>
  )
}
