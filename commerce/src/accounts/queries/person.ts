import type { Person } from '@nas/contract/commerce/person'
import { userFields } from '@nas/contract/user'
import { type RowOf, serializeRow } from '../../platform/database/stored-fields'

/** A row of the people's SQL as the driver hands it over. */
export type PersonRow = RowOf<typeof userFields> & Pick<Person, 'actor' | 'duties'>

export function serializePerson(row: PersonRow): Person {
  return { ...serializeRow(userFields, row), actor: row.actor, duties: row.duties }
}
