import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'

interface ErrorSummaryProps {
  title: string
  /** The fields that need a look, in the order of the page. */
  errors: readonly { id: string; text: string }[]
  /** Another value takes the focus again: the attempt that was refused. */
  attempt: unknown
  children?: ReactNode
}

/** Leads to the field without touching the address: member pages keep their place in its hash. */
function goToField(event: MouseEvent, id: string): void {
  const field = document.getElementById(id)
  if (field === null) return
  event.preventDefault()
  field.focus({ preventScroll: true })
  field.scrollIntoView({ block: 'center' })
}

/** Why a form was not taken; announced, takes the focus, and leads to each field. */
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

/** The part of `useForm` that says why a form was not taken. */
export interface DrawnForm {
  /** The sentence for the whole form; undefined when nothing stands against it. */
  problem: string | undefined
  attempt: unknown
  listed: () => { id: string; text: string }[]
}

export function FormErrors({ form }: { form: DrawnForm }) {
  const { problem, attempt, listed } = form
  if (problem === undefined) return null
  return <ErrorSummary title={problem} errors={listed()} attempt={attempt} />
}
