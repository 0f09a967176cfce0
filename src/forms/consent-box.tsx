import type { ReactNode } from 'react'
import { describedBy } from '../ui/field-frame.tsx'
import type { FormTexts } from './form-texts.ts'

interface ConsentBoxProps {
  id: string
  required: boolean
  given: boolean
  error: string | undefined
  onChange: (ticked: boolean) => void
  texts: FormTexts
  /** What is agreed to. */
  children: ReactNode
}

export function ConsentBox(props: ConsentBoxProps) {
  const { id, required, given, error, onChange, texts, children } = props
  return (
    <div>
      <label className="check" htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          checked={given}
          required={required}
          {...describedBy(id, undefined, error)}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>
          {children} <span className="muted">({required ? texts.mandatory : texts.optional})</span>
        </span>
      </label>
      {error === undefined ? null : (
        <p className="field__error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  )
}
