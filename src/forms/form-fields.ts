import type { Texts } from '../i18n/catalogues.ts'
import { fieldsOf } from '../stores/checked-storage.ts'
import type { FieldErrors } from './core/form-values.ts'
import type { Field } from './fields.ts'

/** Texts of all forms; a feature's own texts may extend or replace them. */
export type FormTexts = Texts<'forms'>

type AnyField = Omit<Field<never, unknown, string>, 'empty' | 'read'> & {
  empty: unknown
  read: (stored: unknown) => unknown
  sentAs?: string | null
}

/** A form as a table of its fields, in the order of the page. */
export type FormFields = Readonly<Record<string, AnyField>>

export type ValuesOf<Fields extends FormFields> = {
  -readonly [F in keyof Fields]: Fields[F]['empty']
}

export type SentenceOf<Fields extends FormFields> = {
  [F in keyof Fields]: NonNullable<ReturnType<Fields[F]['check']>>
}[keyof Fields]

type BodyOf<Fields extends FormFields> = {
  [F in keyof Fields as Fields[F] extends { sentAs: infer Name }
    ? Extract<Name, string>
    : F]: ReturnType<Fields[F]['send']>
}

const eachOf = <Fields extends FormFields, Result>(
  fields: Fields,
  make: (field: AnyField, name: string) => Result,
) => Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, make(field, name)]))

export const emptyOf = <Fields extends FormFields>(fields: Fields) =>
  eachOf(fields, ({ empty }) => empty) as ValuesOf<Fields>

export function readValues<Fields extends FormFields>(
  fields: Fields,
  stored: unknown,
): ValuesOf<Fields> {
  const kept = fieldsOf(stored)
  return eachOf(fields, ({ read }, name) => read(kept[name])) as ValuesOf<Fields>
}

export const storedOf = <Fields extends FormFields>(fields: Fields, values: ValuesOf<Fields>) =>
  eachOf(fields, ({ secret }, name) => (secret ? undefined : values[name]))

/** The problem of each field on its own; an empty object when all are valid. */
export function checkFields<Fields extends FormFields>(
  fields: Fields,
  values: ValuesOf<Fields>,
): FieldErrors<ValuesOf<Fields>, SentenceOf<Fields>> {
  const errors = eachOf(fields, ({ check }, name) => check(values[name] as never))
  for (const name of Object.keys(errors)) if (errors[name] === undefined) delete errors[name]
  return errors as FieldErrors<ValuesOf<Fields>, SentenceOf<Fields>>
}

/** The part of a request that the fields provide; the form may add values that are not typed. */
export function bodyOf<Fields extends FormFields>(
  fields: Fields,
  values: ValuesOf<Fields>,
): BodyOf<Fields> {
  const sent = Object.entries(fields).flatMap(([name, { sentAs = name, send }]) =>
    sentAs === null ? [] : [[sentAs, send(values[name] as never)]],
  )
  return Object.fromEntries(sent)
}

/** The field that the server's error refers to, by its name in the request or in the form. */
export function fieldSentAs(fields: FormFields, sent: string): string | undefined {
  const name = Object.keys(fields).find((one) => fields[one]?.sentAs === sent)
  return name ?? (Object.hasOwn(fields, sent) ? sent : undefined)
}
