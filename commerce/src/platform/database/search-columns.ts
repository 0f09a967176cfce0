import type { Fields, FieldType } from '@nas/contract/fields'
import type { Column, ColumnType } from '@nas/query/columns'
import { storedFields } from './stored-fields'

const columnTypes: Readonly<Record<FieldType, ColumnType>> = {
  id: 'text',
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

/** The columns by which these fields are filtered and sorted. */
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
