import { atom, type ReadableAtom } from 'nanostores'
import { readSession, writeSession } from '../stores/checked-storage.ts'
import { readForDay, writeForDay } from '../stores/day-storage.ts'
import {
  checkFields,
  emptyOf,
  type FieldErrors,
  type FormFields,
  readValues,
  type SentenceOf,
  storedOf,
  type ValuesOf,
} from './form-fields.ts'
import { type ProblemSentence, type Rejection, rejectionOf } from './rejection.ts'

type Attempt<Sentence extends string> =
  | { state: 'idle' }
  | { state: 'sending' }
  | { state: 'refused'; sentence: Sentence }
  | { state: 'done' }

interface FormRules<Fields extends FormFields, Values, Sentence extends string> {
  /** Storage key of this tab's input. */
  key: string
  /** Keeps the input on this device for a day after the tab is closed. */
  survivesTab?: boolean
  fields: Fields
  /** Validation across fields; receives the problems of each field on its own. */
  check?: (errors: FieldErrors<Values, Sentence>, values: Values) => FieldErrors<Values, Sentence>
  /** Further changes caused by a change. */
  follow?: (before: Values, after: Values) => Values
  /** Fields whose error a change of this field may clear, such as a password by its repetition. */
  related?: { readonly [F in keyof Values]?: readonly (keyof Values)[] }
}

export interface Form<
  Fields extends FormFields,
  Sentence extends string,
  Values = ValuesOf<Fields>,
> {
  readonly fields: Fields
  readonly empty: Values
  $values: ReadableAtom<Values>
  $errors: ReadableAtom<FieldErrors<Values, Sentence>>
  $attempt: ReadableAtom<Attempt<Sentence>>
  /** The first error of each field; an empty object when the form is complete. */
  errorsOf: (values: Values) => FieldErrors<Values, Sentence>
  /** Stores the input and clears the error of the field. */
  change: <F extends keyof Values>(field: F, value: Values[F]) => void
  /** Stores known values like input. */
  fill: (values: Partial<Values>) => void
  /** Validates a field on blur, unless it is still empty; empty fields are reported on submit. */
  leave: (field: keyof Values) => void
  /** Shows the server's errors. */
  showErrors: (errors: FieldErrors<Values, Sentence>) => void
  /**
   * Sends a complete form, once for repeated calls. `null` on rejection: `$attempt` and `$errors`
   * have the reason, and the input stays. After success the stored input is removed.
   * @param explain the message for an error of `send`, unless the table of fields covers it
   */
  submit: <Answer>(
    send: (values: Values) => Promise<Answer>,
    explain?: (error: unknown) => Rejection<Values, Sentence> | undefined,
  ) => Promise<Answer | null>
  forget: () => void
}

/** A form whose values survive failures and reloads. */
export function createForm<Fields extends FormFields, Sentence extends string = SentenceOf<Fields>>(
  rules: FormRules<Fields, ValuesOf<Fields>, Sentence | SentenceOf<Fields>>,
): Form<Fields, Sentence | SentenceOf<Fields> | ProblemSentence> {
  type Values = ValuesOf<Fields>
  type Errors = FieldErrors<Values, Sentence | SentenceOf<Fields> | ProblemSentence>
  const { key, fields, check = (errors) => errors, follow = (_before, after) => after } = rules
  const [read, write] = rules.survivesTab ? [readForDay, writeForDay] : [readSession, writeSession]
  const related = (field: keyof Values) => [field, ...(rules.related?.[field] ?? [])]
  const empty = emptyOf(fields)
  const errorsOf = (values: Values): Errors => check(checkFields(fields, values), values)
  const $values = atom(readValues(fields, read(key)))
  const $errors = atom<Errors>({})
  const $attempt = atom<Attempt<Sentence | SentenceOf<Fields> | ProblemSentence>>({ state: 'idle' })

  const fill = (changes: Partial<Values>) => {
    const values = follow($values.get(), { ...$values.get(), ...changes })
    $values.set(values)
    write(key, storedOf(fields, values))
  }
  const without = (names: readonly (keyof Values)[]) => {
    const errors = { ...$errors.get() }
    for (const name of names) delete errors[name]
    return errors
  }

  return {
    fields,
    empty,
    $values,
    $errors,
    $attempt,
    errorsOf,
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
    async submit(send, explain) {
      const { state } = $attempt.get()
      if (state === 'sending' || state === 'done') return null
      const values = $values.get()
      const errors = errorsOf(values)
      $errors.set(errors)
      if (Object.keys(errors).length > 0) {
        $attempt.set({ state: 'refused', sentence: 'problemInvalid' })
        return null
      }
      $attempt.set({ state: 'sending' })
      try {
        const answer = await send(values)
        $attempt.set({ state: 'done' })
        write(key, undefined)
        return answer
      } catch (error) {
        const rejection = explain?.(error) ?? rejectionOf(error, fields)
        $errors.set(rejection.fields as Errors)
        $attempt.set({ state: 'refused', sentence: rejection.sentence })
        return null
      }
    },
    forget() {
      $values.set(empty)
      $errors.set({})
      $attempt.set({ state: 'idle' })
      write(key, undefined)
    },
  }
}
