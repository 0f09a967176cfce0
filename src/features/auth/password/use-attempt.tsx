import { useStore } from '@nanostores/react'
import { longestPassword, shortestPassword } from '@nas/contract/limits'
import { fill } from '@nas/domain/placeholders'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../../../api-client/api-error.ts'
import type { Texts } from '../../../i18n/catalogues.ts'
import { $attempt, type ResetField, type ResetProblem, type Sentence } from './reset-step.store.ts'

export type PasswordTexts = Texts<'password'>

export function withLengths(text: string): string {
  return fill(text, { shortest: shortestPassword, longest: longestPassword })
}

/** By the code of the field's rule, which browser and server share. */
const fieldSentences: Record<ResetField, Record<string, Sentence> & { other: Sentence }> = {
  email: { required: 'emailRequired', other: 'emailInvalid' },
  password: {
    required: 'passwordRequired',
    password_long: 'passwordLong',
    password_common: 'passwordCommon',
    password_own: 'passwordOwn',
    other: 'passwordShort',
  },
  repeated: { required: 'repeatedRequired', other: 'repeatedDiffers' },
}

const fieldOfPath: Readonly<Record<string, ResetField>> = {
  email: 'email',
  password: 'password',
  passwordConfirmation: 'repeated',
}

export function sentenceOf(field: ResetField, code: string): Sentence {
  const sentences = fieldSentences[field]
  return sentences[code] ?? sentences.other
}

function fieldsOf({ code, errors }: ApiError): ResetProblem['fields'] {
  if (code === 'passwords_differ') return { repeated: 'repeatedDiffers' }
  const fields: ResetProblem['fields'] = {}
  for (const error of errors) {
    const field = fieldOfPath[String(error.path[0])]
    if (field !== undefined) fields[field] ??= sentenceOf(field, error.code ?? '')
  }
  return fields
}

/** @param noAnswer message when there is no response */
export function resetProblemOf(
  error: unknown,
  noAnswer: 'mailNetwork' | 'passwordNetwork',
): ResetProblem {
  if (!(error instanceof ApiError)) return { fields: {}, sentence: 'failed' }
  if (error.status === 0) return { fields: {}, sentence: noAnswer }
  if (error.status === 429) return { fields: {}, sentence: 'tooMany' }
  if (error.status >= 500) return { fields: {}, sentence: 'unavailable' }
  const fields = fieldsOf(error)
  return Object.keys(fields).length > 0 ? { fields } : { fields, sentence: 'failed' }
}

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
