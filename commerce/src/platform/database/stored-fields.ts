import { type CommerceRecord, commerceName } from '@nas/contract/commerce/records'
import type { Field, Fields, FieldType, ValueOf } from '@nas/contract/fields'
import type { Column, ColumnType } from '@nas/query/columns'

type StoredName<F extends Fields> = {
  [Name in keyof F]: F[Name] extends { computed: true } ? never : Name
}[keyof F]

type ColumnName<F extends Fields, Name extends keyof F> = F[Name] extends {
  column: infer Column extends string
}
  ? Column
  : F[Name] extends { commerce: infer Other extends string }
    ? Other
    : Name

type IsNull<F extends Field> = F extends { required: true } ? never : Extract<ValueOf<F>, null>

/** A value as the driver returns it: numeric columns are text. */
type RowValue<F extends Field> =
  | (F extends { type: 'date' }
      ? Date
      : F extends { type: 'money' | 'id' }
        ? string
        : NonNullable<ValueOf<F>>)
  | IsNull<F>

/** A row of a table with these fields, as the driver returns it. */
export type RowOf<F extends Fields> = {
  -readonly [Name in StoredName<F> as ColumnName<F, Name>]: RowValue<F[Name]>
}

/** A row for writing: amounts are numbers. */
export type NewRowOf<F extends Fields> = {
  -readonly [Name in StoredName<F> as ColumnName<F, Name>]: F[Name] extends { type: 'money' }
    ? number
    : RowValue<F[Name]>
}

export function storedFields(fields: Fields): { name: string; column: string; field: Field }[] {
  return Object.entries(fields)
    .filter(([, { computed }]) => !computed)
    .map(([name, field]) => ({ name, column: columnOf(name, field), field }))
}

function columnOf(name: string, field: Field): string {
  return field.column ?? commerceName(name, field)
}

function serializeValue({ type }: Field, value: unknown): unknown {
  if (value instanceof Date) return value.toISOString()
  return type === 'money' && value !== null ? Number(value) : value
}

/** Null for each of these fields that is hidden from this audience. */
export function concealed(fields: Fields, audience: 'public' | 'owner' | 'staff'): object {
  const others = Object.entries(fields).filter(([, { only = audience }]) => only !== audience)
  return Object.fromEntries(others.map(([name, field]) => [commerceName(name, field), null]))
}

type Written<F extends Field> = F extends { required: true } ? Omit<F, 'nullable'> : F

export type SerializedRow<F extends Fields> = CommerceRecord<{
  [Name in StoredName<F>]: Written<F[Name]>
}>

export function serializeRow<const F extends Fields>(fields: F, row: RowOf<F>): SerializedRow<F> {
  const values: Record<string, unknown> = row
  const entries = storedFields(fields).map(({ name, column, field }) => [
    commerceName(name, field),
    serializeValue(field, values[column]),
  ])
  return Object.fromEntries(entries) as SerializedRow<F>
}

const columnTypes: Readonly<Record<FieldType, ColumnType>> = {
  id: 'text',
  ids: 'text',
  text: 'text',
  phone: 'text',
  email: 'text',
  integer: 'integer',
  money: 'decimal',
  date: 'date',
  boolean: 'boolean',
}

type SearchableName<F extends Fields> = {
  [Name in keyof F]: F[Name] extends { searchable: false } | { computed: true } ? never : Name
}[keyof F] &
  string

export function searchColumns<const F extends Fields>(
  fields: F,
): Record<SearchableName<F>, Column> {
  const columns = storedFields(fields)
    .filter(({ field }) => field.searchable !== false)
    .map(({ name, column, field: { type } }) => [
      name,
      { column, type: columnTypes[type], ...(type === 'id' && { opaque: true }) },
    ])
  return Object.fromEntries(columns)
}
