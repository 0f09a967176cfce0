import * as v from 'valibot'
import { text as anyText, type Form } from './forms.ts'
import type { Application, Setting } from './setting.ts'
import { type SettingName, settings } from './settings.ts'

type List = typeof settings
type NeedOf<N extends SettingName, A> = List[N] extends { readers: infer Readers }
  ? Readers[A & keyof Readers]
  : never
type Value<N extends SettingName> = List[N] extends { form: infer F extends Form }
  ? v.InferOutput<F>
  : string

/** The settings of applications by name; `undefined` only for optional ones without a fallback. */
export type SettingsOf<A extends Application> = {
  [N in SettingName as NeedOf<N, A> extends never ? never : N]: 'required' extends NeedOf<N, A>
    ? Value<N>
    : List[N] extends { fallback: string }
      ? Value<N>
      : Value<N> | undefined
}

export type Environment = Readonly<Record<string, string | undefined>>

export interface Problem {
  name: SettingName
  /** The fault, as a phrase after the name: "is missing", "must be a whole number". */
  fault: string
  isMissing: boolean
  purpose: string
  isOptional: boolean
}

const entries = Object.entries(settings) as [SettingName, Setting][]

export function namesFor(applications: readonly Application[]): SettingName[] {
  return entries.flatMap(([name, { readers }]) =>
    applications.some((application) => readers?.[application]) ? [name] : [],
  )
}

const given = (env: Environment, name: string) => {
  const value = env[name]
  return value === undefined || value.trim() === '' ? undefined : value
}

function fallbackOf({ fallback }: Setting, env: Environment): string | undefined {
  return fallback?.replace(/\{(\w+)\}/g, (_, name: SettingName) => {
    return given(env, name) ?? fallbackOf(settings[name], env) ?? ''
  })
}

/** Reads and checks one setting; an empty one counts as not set. */
export function checkSetting(
  name: SettingName,
  env: Environment,
  isRequired: boolean,
): { value?: string | number | undefined; problem?: Problem } {
  const setting: Setting = settings[name]
  const isWanted =
    isRequired ||
    [setting.with ?? []].flat().some((other) => given(env, other) !== undefined) ||
    (setting.unless !== undefined && given(env, setting.unless) === undefined)
  const text = given(env, name) ?? (isRequired ? undefined : fallbackOf(setting, env))
  const { purpose } = setting
  if (text === undefined) {
    if (!isWanted) return {}
    return { problem: { name, fault: 'is missing', isMissing: true, purpose, isOptional: false } }
  }
  const result = v.safeParse(setting.form ?? anyText, text)
  if (result.success) return { value: result.output }
  const fault = result.issues[0].message
  return { problem: { name, fault, isMissing: false, purpose, isOptional: !isWanted } }
}

/** @param error makes the error from all problems */
export function readSettings<const A extends Application>(
  applications: readonly A[],
  env: Environment,
  error: (problems: Problem[]) => Error,
): SettingsOf<A> {
  const isRequired = ({ readers }: Setting) =>
    applications.some((application) => readers?.[application] === 'required')
  const checked = namesFor(applications).map(
    (name) => [name, checkSetting(name, env, isRequired(settings[name]))] as const,
  )
  const problems = checked.flatMap(([, { problem }]) => problem ?? [])
  if (problems.length > 0) throw error(problems)
  return Object.fromEntries(checked.map(([name, { value }]) => [name, value])) as SettingsOf<A>
}
