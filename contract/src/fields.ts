import type { Permission } from '@nas/domain/roles'
import * as v from 'valibot'
import { idSchema } from './answers.js'

/** `phone` and `email` are texts with additional rules for input. */
export type FieldType =
  | 'id'
  | 'ids'
  | 'text'
  | 'phone'
  | 'email'
  | 'integer'
  | 'money'
  | 'date'
  | 'boolean'

export interface Field {
  readonly type: FieldType
  readonly oneOf?: readonly string[]
  readonly nullable?: true
  /** Never null when written and stored, even if readers accept null. */
  readonly required?: true
  /** Its name in commerce's responses, if different. */
  readonly commerce?: string
  /** Its column in commerce, if the name differs. */
  readonly column?: string
  /** Computed when the record is read; no table has a column for it. */
  readonly computed?: true
  /** Lists can neither be filtered nor sorted by it. */
  readonly searchable?: false
  /** Only this audience gets its value; other callers get `null`. */
  readonly only?: 'owner' | 'staff'
  /** Staff without this permission get null. */
  readonly needs?: Permission
  /** Shown by order tracking, to a caller with code and phone. */
  readonly tracked?: true
  /** Maximum length of a typed text. */
  readonly longest?: number
}

export type Fields = Readonly<Record<string, Field>>

interface Values {
  id: number | string
  /** Ids of commerce. */
  ids: string[]
  text: string
  phone: string
  email: string
  integer: number
  /** Whole đồng. */
  money: number
  /** ISO 8601 in UTC. */
  date: string
  boolean: boolean
}

type OrNull<F extends Field> = F extends { nullable: true } ? null : never

export type ValueOf<F extends Field> =
  | (F extends { oneOf: readonly (infer One)[] } ? One : Values[F['type']])
  | OrNull<F>

export type SchemasOf<F extends Fields> = {
  -readonly [Name in keyof F]: v.GenericSchema<ValueOf<F[Name]>>
}

const text = v.string()
const number = v.number()
const schemas: Record<FieldType, v.GenericSchema> = {
  id: idSchema,
  ids: v.optional(v.array(text), []),
  text,
  phone: text,
  email: text,
  integer: number,
  money: number,
  date: text,
  boolean: v.boolean(),
}

function schemaOf({ type, oneOf, nullable }: Field): v.GenericSchema {
  const schema = oneOf ? v.picklist(oneOf) : schemas[type]
  return nullable ? v.nullable(schema) : schema
}

/* @__NO_SIDE_EFFECTS__ */
export function schemasOf<const F extends Fields>(fields: F): SchemasOf<F> {
  const entries = Object.entries(fields).map(([name, field]) => [name, schemaOf(field)])
  return Object.fromEntries(entries) as SchemasOf<F>
}

export function withheldNames(fields: Fields, granted: (needed: Permission) => boolean): string[] {
  return Object.entries(fields)
    .filter(([, { needs }]) => needs !== undefined && !granted(needs))
    .map(([name]) => name)
}

type WithheldSchemas<F extends Fields> = {
  -readonly [Name in keyof F as F[Name] extends { needs: Permission }
    ? Name
    : never]: v.GenericSchema<ValueOf<F[Name]> | null>
}

/** The schemas of those fields in a response to staff: null when withheld. */
/* @__NO_SIDE_EFFECTS__ */
export function withheldSchemasOf<const F extends Fields>(fields: F): WithheldSchemas<F> {
  const entries = withheldNames(fields, () => false).map((name) => {
    return [name, v.nullable(schemaOf(fields[name] as Field))]
  })
  return Object.fromEntries(entries) as WithheldSchemas<F>
}

type TrackedName<F extends Fields> = {
  [Name in keyof F]: F[Name] extends { tracked: true } ? Name : never
}[keyof F]

export type TrackedFields<F extends Fields> = Pick<F, TrackedName<F>>

/* @__NO_SIDE_EFFECTS__ */
export function trackedFields<const F extends Fields>(fields: F): TrackedFields<F> {
  const entries = Object.entries(fields).filter(([, { tracked }]) => tracked)
  return Object.fromEntries(entries) as TrackedFields<F>
}

export function searchableNames(fields: Fields): string[] {
  const searchable = Object.entries(fields).filter(([, field]) => field.searchable !== false)
  return searchable.map(([name]) => name)
}

export const stamps = {
  createdAt: { type: 'date', commerce: 'created_at' },
  updatedAt: { type: 'date', commerce: 'updated_at' },
} as const satisfies Fields
