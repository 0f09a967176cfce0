import type { ReactNode } from 'react'

export interface FieldFrameProps {
  id: string
  label: string
  /** Marks the label: `*` for a required field, otherwise "optional". */
  required: boolean
  optionalText?: string | undefined
  hint?: string | undefined
  error: string | undefined
  children: ReactNode
}

/** ARIA attributes that link a control to the hint and error of its frame. */
export function describedBy(id: string, hint: string | undefined, error: string | undefined) {
  const ids = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return {
    'aria-describedby': ids || undefined,
    'aria-invalid': error !== undefined || undefined,
  }
}

export function FieldFrame(props: FieldFrameProps) {
  const { id, label, required, optionalText, hint, error, children } = props
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}{' '}
        {required ? (
          <span className="field__required" aria-hidden="true">
            *
          </span>
        ) : (
          <span className="field__optional">({optionalText})</span>
        )}
      </label>
      {children}
      {error === undefined ? null : (
        <p className="field__error" id={`${id}-error`}>
          {error}
        </p>
      )}
      {hint === undefined ? null : (
        <p className="field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  )
}
