import { userFields } from '@nas/contract/user'
import type { Columns } from '@nas/query/columns'
import { searchColumns } from '../../platform/database/search-columns'

/** What the list of people may be filtered and sorted by. */
export const personColumns = {
  ...searchColumns(userFields),
  role: { column: 'role', type: 'text' },
} as const satisfies Columns
