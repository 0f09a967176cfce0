import type { PropertyType } from '@medusajs/framework/types'
import { model } from '@medusajs/framework/utils'
import type { Field, Fields, FieldType } from '@nas/contract/fields'
import { type RowOf, storedFields } from './stored-fields'

const column = {
  id: () => model.text(),
  ids: () => model.array(),
  text: () => model.text(),
  phone: () => model.text(),
  email: () => model.text(),
  integer: () => model.number(),
  money: () => model.bigNumber(),
  date: () => model.dateTime(),
  boolean: () => model.boolean(),
} satisfies Record<FieldType, unknown>

/** Columns that Medusa adds to every table. */
const given = ['created_at', 'updated_at']

type ModelColumns<F extends Fields> = {
  [Name in Exclude<keyof RowOf<F>, 'created_at' | 'updated_at'>]: PropertyType<RowOf<F>[Name]>
}

function propertyOf({ type, nullable, required }: Field) {
  const property = column[type]()
  return nullable && !required ? property.nullable() : property
}

export function modelColumns<const F extends Fields>(fields: F): ModelColumns<F> {
  const columns = storedFields(fields)
    .filter((stored) => !given.includes(stored.column))
    .map((stored) => [stored.column, propertyOf(stored.field)])
  return Object.fromEntries(columns)
}
