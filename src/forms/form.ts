import { atom, type ReadableAtom } from 'nanostores'
import { readSession, writeSession } from '../stores/checked-storage.ts'
import { readForDay, writeForDay } from '../stores/day-storage.ts'
import { createFormValues, type FieldErrors, type FormValues } from './core/form-values.ts'
import {
  checkFields,
  emptyOf,
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
  key: string
  /** Keeps the input on this device for a day after the tab is closed. */
  survivesTab?: boolean
  fields: Fields
  /** Validation across fields; receives the problems of each field on its own. */
  check?: (errors: FieldErrors<Values, Sentence>, values: Values) => FieldErrors<Values, Sentence>
  follow?: (before: Values, after: Values) => Values
  /** Fields whose error a change of this field may clear, such as a password by its repetition. */
  related?: { readonly [F in keyof Values]?: readonly (keyof Values)[] }
}

export interface Form<
  Fields extends FormFields,
  Sentence extends string,
  Values extends object = ValuesOf<Fields>,
> extends Omit<FormValues<Values, Sentence>, 'check' | 'reset'> {
  readonly fields: Fields
  readonly empty: Values
  $attempt: ReadableAtom<Attempt<Sentence>>
  errorsOf: (values: Values) => FieldErrors<Values, Sentence>
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

export function createForm<Fields extends FormFields, Sentence extends string = SentenceOf<Fields>>(
  rules: FormRules<Fields, ValuesOf<Fields>, Sentence | SentenceOf<Fields>>,
): Form<Fields, Sentence | SentenceOf<Fields> | ProblemSentence> {
  type Values = ValuesOf<Fields>
  type Sentences = Sentence | SentenceOf<Fields> | ProblemSentence
  type Errors = FieldErrors<Values, Sentences>
  const { key, fields, check = (errors) => errors } = rules
  const [read, write] = rules.survivesTab ? [readForDay, writeForDay] : [readSession, writeSession]
  const empty = emptyOf(fields)
  const errorsOf = (values: Values): Errors => check(checkFields(fields, values), values)
  const form = createFormValues<Values, Sentences>({
    values: readValues(fields, read(key)),
    check: errorsOf,
    follow: rules.follow,
    related: (field) => rules.related?.[field] ?? [],
    keep: (values) => write(key, storedOf(fields, values)),
  })
  const $attempt = atom<Attempt<Sentences>>({ state: 'idle' })

  return {
    ...form,
    fields,
    empty,
    $attempt,
    errorsOf,
    async submit(send, explain) {
      const { state } = $attempt.get()
      if (state === 'sending' || state === 'done') return null
      if (!form.check()) {
        $attempt.set({ state: 'refused', sentence: 'problemInvalid' })
        return null
      }
      $attempt.set({ state: 'sending' })
      try {
        const answer = await send(form.$values.get())
        $attempt.set({ state: 'done' })
        write(key, undefined)
        return answer
      } catch (error) {
        const rejection = explain?.(error) ?? rejectionOf(error, fields)
        form.showErrors(rejection.fields as Errors)
        $attempt.set({ state: 'refused', sentence: rejection.sentence })
        return null
      }
    },
    forget() {
      form.reset(empty)
      $attempt.set({ state: 'idle' })
      write(key, undefined)
    },
  }
}
