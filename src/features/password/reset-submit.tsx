interface ResetSubmitProps {
  busy: boolean
  label: string
  busyLabel: string
}

/** Stays focusable while sending, so that the keyboard keeps its place. */
export function ResetSubmit({ busy, label, busyLabel }: ResetSubmitProps) {
  return (
    <button type="submit" className="button button--block" aria-disabled={busy || undefined}>
      <span aria-live="polite">{busy ? busyLabel : label}</span>
    </button>
  )
}
