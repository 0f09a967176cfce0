import { atom, type ReadableAtom } from 'nanostores'

export type FieldErrors<Values, Problem> = Partial<Record<keyof Values, Problem>>

interface Rules<Values, Problem> {
  /** Initial values, which may come from a draft. */
  values: Values
  /** The first error of each field; an empty object for valid values. */
  check: (values: Values) => FieldErrors<Values, Problem>
  follow?: ((before: Values, after: Values) => Values) | undefined
  /** Fields whose error a change of this field may clear, such as a password by its repetition. */
  related?: (field: keyof Values) => readonly (keyof Values)[]
  keep: (values: Values) => void
}

/** Values and errors of a form; the forms of the shop and of staff extend it. */
export function createFormValues<Values extends object, Problem>(rules: Rules<Values, Problem>) {
  type Errors = FieldErrors<Values, Problem>
  const { check, follow = (_before, after) => after, related = () => [], keep } = rules
  const $values = atom(rules.values)
  const $errors = atom<Errors>({})
  const take = (values: Values) => {
    $values.set(values)
    keep(values)
  }
  const fill = (changes: Partial<Values>) => {
    const before = $values.get()
    take(follow(before, { ...before, ...changes }))
  }
  return {
    $values: $values as ReadableAtom<Values>,
    $errors: $errors as ReadableAtom<Errors>,
    fill,
    /** Stores the input and clears the error of the field. */
    change<F extends keyof Values>(field: F, value: Values[F]): void {
      fill({ [field]: value } as unknown as Partial<Values>)
      const errors = { ...$errors.get() }
      for (const one of [field, ...related(field)]) delete errors[one]
      $errors.set(errors)
    },
    reset(values: Values): void {
      $errors.set({})
      take(values)
    },
    /** Validates a field on blur, unless it is still empty; empty fields are reported on submit. */
    leave(field: keyof Values): void {
      const values = $values.get()
      const found = check(values)
      const errors = { ...$errors.get() }
      for (const one of [field, ...related(field)]) {
        if (values[one] !== '' && found[one] !== undefined) errors[one] = found[one]
      }
      $errors.set(errors)
    },
    check(): boolean {
      const errors = check($values.get())
      $errors.set(errors)
      return Object.keys(errors).length === 0
    },
    showErrors: (errors: Errors): void => $errors.set(errors),
  }
}

export type FormValues<Values extends object, Problem> = ReturnType<
  typeof createFormValues<Values, Problem>
>
