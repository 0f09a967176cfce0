import * as v from 'valibot'
import { type Field, type Fields, schemasOf, type ValueOf } from '../fields.js'

export type CommerceName<F extends Fields, Name extends keyof F> = F[Name] extends {
  commerce: infer Other extends string
}
  ? Other
  : Name

type CommerceValue<F extends Field> = F extends { type: 'id' } ? string : ValueOf<F>

/** A record in commerce's response: ids are texts, and some names differ. */
export type CommerceRecord<F extends Fields> = {
  -readonly [Name in keyof F as CommerceName<F, Name>]: CommerceValue<F[Name]>
}

type CommerceSchemas<F extends Fields> = {
  -readonly [Name in keyof F as CommerceName<F, Name>]: v.GenericSchema<CommerceValue<F[Name]>>
}

export const commerceName = (name: string, { commerce = name }: Field): string => commerce

function commerceSchema(field: Field, schema: v.GenericSchema = v.never()): v.GenericSchema {
  if (field.type === 'id') return v.string()
  return field.nullable ? v.optional(schema, null) : schema
}

/** Optional fields may be null. */
export function commerceSchemasOf<const F extends Fields>(fields: F): CommerceSchemas<F> {
  const schemas: Record<string, v.GenericSchema> = schemasOf(fields)
  const entries = Object.entries(fields).map(([name, field]) => [
    commerceName(name, field),
    commerceSchema(field, schemas[name]),
  ])
  return Object.fromEntries(entries) as CommerceSchemas<F>
}

/** A record of commerce with the names of `/api`; other fields are left out. */
export function publicRecord<const F extends Fields>(
  fields: F,
  record: CommerceRecord<F>,
): { -readonly [Name in keyof F]: CommerceValue<F[Name]> } {
  const values: Record<string, unknown> = record
  const entries = Object.entries(fields).map(([name, field]) => [
    name,
    values[commerceName(name, field)],
  ])
  return Object.fromEntries(entries) as { -readonly [Name in keyof F]: CommerceValue<F[Name]> }
}
