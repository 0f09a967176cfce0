import { atom, type ReadableAtom } from 'nanostores'
import { readSession, writeSession } from '../stores/checked-storage.ts'
import type { Refusal } from './refusal.ts'

/** Names of the sentences that say what is wrong with fields. */
export type FieldErrors<Values, Sentence extends string> = Partial<Record<keyof Values, Sentence>>

type Attempt<Sentence extends string> =
  | { state: 'idle' }
  | { state: 'sending' }
  | { state: 'refused'; sentence: Sentence }
  | { state: 'done' }

interface FormRules<Values, Sentence extends string> {
  /** Key of sessionStorage under which this tab keeps what was typed. */
  key: string
  empty: Values
  /** What the storage holds, parsed; what is broken in it is empty. */
  read: (stored: unknown) => Values
  errorsOf: (values: Values) => FieldErrors<Values, Sentence>
  /** Passwords: kept in memory only. */
  secret?: readonly (keyof Values)[]
  /** What else changes with a change. */
  follow?: (before: Values, after: Values) => Values
  /** Fields whose error may be answered by another one, such as a password by its repetition. */
  related?: { readonly [F in keyof Values]?: readonly (keyof Values)[] }
}

export interface Form<Values, Sentence extends string> {
  readonly empty: Values
  $values: ReadableAtom<Values>
  $errors: ReadableAtom<FieldErrors<Values, Sentence>>
  $attempt: ReadableAtom<Attempt<Sentence>>
  /** Takes over what was typed; the error of that field has been answered with it. */
  change: <F extends keyof Values>(field: F, value: Values[F]) => void
  /** Takes over what was known before, as if it had been typed. */
  fill: (values: Partial<Values>) => void
  /** Checks a field that was left, unless it is still empty: that is said when sending. */
  leave: (field: keyof Values) => void
  /** Errors that somebody else found: the server. */
  showErrors: (errors: FieldErrors<Values, Sentence>) => void
  /**
   * Sends what is complete, once however often it is called meanwhile. `null` when it was not
   * taken: `$attempt` and `$errors` say why, and everything typed stays. What was taken is no
   * longer kept for a reload.
   */
  submit: <Answer>(
    send: (values: Values) => Promise<Answer>,
    refused: { incomplete: Sentence; of: (error: unknown) => Refusal<Values, Sentence> },
  ) => Promise<Answer | null>
  /** Empties the form and begins anew. */
  forget: () => void
}

/** A form whose values survive failures and reloads. */
export function createForm<Values extends object, Sentence extends string>(
  rules: FormRules<Values, Sentence>,
): Form<Values, Sentence> {
  const { key, empty, errorsOf, secret = [], follow = (_before, after) => after } = rules
  const related = (field: keyof Values) => [field, ...(rules.related?.[field] ?? [])]
  const $values = atom(rules.read(readSession(key)))
  const $errors = atom<FieldErrors<Values, Sentence>>({})
  const $attempt = atom<Attempt<Sentence>>({ state: 'idle' })

  const fill = (changes: Partial<Values>) => {
    const values = follow($values.get(), { ...$values.get(), ...changes })
    $values.set(values)
    const hidden = Object.fromEntries(secret.map((field) => [field, undefined]))
    writeSession(key, { ...values, ...hidden })
  }
  const without = (fields: readonly (keyof Values)[]) => {
    const errors = { ...$errors.get() }
    for (const field of fields) delete errors[field]
    return errors
  }

  return {
    empty,
    $values,
    $errors,
    $attempt,
    fill,
    change(field, value) {
      fill({ [field]: value } as unknown as Partial<Values>)
      $errors.set(without(related(field)))
    },
    leave(field) {
      const values = $values.get()
      const found = errorsOf(values)
      const errors = without([])
      for (const one of related(field)) {
        if (values[one] !== '' && found[one] !== undefined) errors[one] = found[one]
      }
      $errors.set(errors)
    },
    showErrors: (errors) => $errors.set(errors),
    async submit(send, refused) {
      const { state } = $attempt.get()
      if (state === 'sending' || state === 'done') return null
      const values = $values.get()
      const errors = errorsOf(values)
      $errors.set(errors)
      if (Object.keys(errors).length > 0) {
        $attempt.set({ state: 'refused', sentence: refused.incomplete })
        return null
      }
      $attempt.set({ state: 'sending' })
      try {
        const answer = await send(values)
        $attempt.set({ state: 'done' })
        writeSession(key, undefined)
        return answer
      } catch (error) {
        const { sentence, fields } = refused.of(error)
        $errors.set(fields)
        $attempt.set({ state: 'refused', sentence })
        return null
      }
    },
    forget() {
      $values.set(empty)
      $errors.set({})
      $attempt.set({ state: 'idle' })
      writeSession(key, undefined)
    },
  }
}
