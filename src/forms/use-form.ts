import { useStore } from '@nanostores/react'
import { longestPassword, shortestPassword } from '@nas/contract/limits'
import { fill } from '@nas/domain/placeholders'
import type { FieldErrors } from './core/form-values.ts'
import type { Form } from './form.ts'
import type { FormFields, ValuesOf } from './form-fields.ts'

let held = false

const presses = { pointerdown: true, pointerup: false, pointercancel: false }

if (typeof addEventListener === 'function') {
  for (const [event, isHeld] of Object.entries(presses)) {
    const note = () => {
      held = isHeld
    }
    addEventListener(event, note, true)
  }
}

/** Waits for the end of a press: an earlier error would move the button away from the finger. */
function afterPress(run: () => void): void {
  if (held) addEventListener('pointerup', () => setTimeout(run), { once: true, capture: true })
  else setTimeout(run)
}

type TextField<Values> = {
  [F in keyof Values]: Values[F] extends string ? F : never
}[keyof Values] &
  string

/**
 * The view model of a form.
 * @param prefix prefix of the controls' ids; must be unique on the page
 */
export function useForm<Fields extends FormFields, Sentence extends string>(
  form: Form<Fields, Sentence>,
  texts: Readonly<Record<Sentence, string>>,
  prefix: string,
) {
  type Values = ValuesOf<Fields>
  const values = useStore(form.$values, { ssr: () => form.empty })
  const errors = useStore(form.$errors, { ssr: () => none as FieldErrors<Values, Sentence> })
  const attempt = useStore(form.$attempt, { ssr: () => idle })
  const idOf = (field: keyof Values & string) => `${prefix}-${field}`
  const errorOf = (field: keyof Values): string | undefined => {
    const error = errors[field]
    return error && say(texts[error])
  }
  return {
    store: form,
    values,
    errors,
    attempt,
    problem: attempt.state === 'refused' ? texts[attempt.sentence] : undefined,
    busy: attempt.state === 'sending' || attempt.state === 'done',
    idOf,
    errorOf,
    say,
    bind: (field: TextField<Values>) => ({
      id: idOf(field),
      value: values[field] as string,
      error: errorOf(field),
      required: form.fields[field]?.required ?? false,
      maxLength: form.fields[field]?.maxLength,
      onChange: (text: string) => form.change(field, text as Values[typeof field]),
      onLeave: () => afterPress(() => form.leave(field)),
    }),
    listed: () =>
      Object.keys(form.fields).flatMap((field) => {
        const text = errorOf(field as keyof Values)
        return text === undefined ? [] : [{ id: idOf(field as keyof Values & string), text }]
      }),
  }
}

const say = (text: string): string =>
  fill(text, { shortest: shortestPassword, longest: longestPassword })

const none = {}
const idle = { state: 'idle' } as const
