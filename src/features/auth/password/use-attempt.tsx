import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { type PasswordTexts, type ResetField, withLengths } from './reset-problem.ts'
import { $attempt } from './reset-step.store.ts'

const none: readonly ResetField[] = []

/** After a rejection the focus moves to the first invalid field, or to the notice. */
export function useAttempt(texts: PasswordTexts) {
  const attempt = useStore($attempt)
  const form = useRef<HTMLFormElement>(null)
  const [answered, setAnswered] = useState(none)
  const problem = attempt.state === 'refused' ? attempt.problem : undefined

  useEffect(() => {
    if (problem === undefined) return
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]')?.focus()
  }, [problem])

  return {
    form,
    busy: attempt.state === 'sending' || attempt.state === 'done',
    notice: problem?.sentence && texts[problem.sentence],
    errorOf: (field: ResetField): string | undefined => {
      const sentence = answered.includes(field) ? undefined : problem?.fields[field]
      return sentence && withLengths(texts[sentence])
    },
    answer: (...fields: ResetField[]) => setAnswered([...answered, ...fields]),
    begin: () => setAnswered(none),
  }
}

export function ResetNotice({ text }: { text: string | undefined }) {
  if (text === undefined) return null
  return (
    <p className="notice notice--danger" role="alert" tabIndex={-1}>
      {text}
    </p>
  )
}
