import { useEffect, useRef } from 'react'
import { Icon } from '../ui/icon.tsx'

interface FormDoneProps {
  title: string
  text: string
  again: string
  onAgain: () => void
  /** Id of the control that takes the focus when the form is back. */
  firstField: string
}

/** Stands where the form was once it was taken; says so and takes the focus. */
export function FormDone({ title, text, again, onAgain, firstField }: FormDoneProps) {
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'center' })
  }, [])

  return (
    <div className="form-card form-done">
      <Icon name="check" />
      <h2 tabIndex={-1} ref={heading}>
        {title}
      </h2>
      <p>{text}</p>
      <button
        type="button"
        className="button button--outline"
        onClick={() => {
          onAgain()
          requestAnimationFrame(() => document.getElementById(firstField)?.focus())
        }}
      >
        {again}
      </button>
    </div>
  )
}
