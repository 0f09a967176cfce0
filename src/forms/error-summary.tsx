import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import type { useForm } from './use-form.ts'

interface ErrorSummaryProps {
  title: string
  errors: readonly { id: string; text: string }[]
  /** A rejected attempt; a new value moves the focus here again. */
  attempt: unknown
  children?: ReactNode
}

/** Moves the focus without changing the address: its hash belongs to the tabs of member pages. */
function goToField(event: MouseEvent, id: string): void {
  const field = document.getElementById(id)
  if (field === null) return
  event.preventDefault()
  field.focus({ preventScroll: true })
  field.scrollIntoView({ block: 'center' })
}

export function ErrorSummary({ title, errors, attempt, children }: ErrorSummaryProps) {
  const notice = useRef<HTMLDivElement>(null)

  useEffect(() => {
    notice.current?.focus({ preventScroll: true })
    notice.current?.scrollIntoView({ block: 'center' })
  }, [attempt])

  return (
    <div className="notice notice--danger error-summary" role="alert" tabIndex={-1} ref={notice}>
      <p>{title}</p>
      {errors.length === 0 ? null : (
        <ul>
          {errors.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`} onClick={(event) => goToField(event, id)}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      )}
      {children}
    </div>
  )
}

export type DrawnForm = Pick<ReturnType<typeof useForm>, 'problem' | 'attempt' | 'listed'>

export function FormErrors({ form }: { form: DrawnForm }) {
  const { problem, attempt, listed } = form
  if (problem === undefined) return null
  return <ErrorSummary title={problem} errors={listed()} attempt={attempt} />
}
