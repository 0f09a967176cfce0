import type { Column, Columns } from '@nas/query/columns'
import type { FlattenedField } from 'payload'

const fixed: Columns = {
  id: { column: 'id', type: 'integer' },
  createdAt: { column: 'created_at', type: 'date' },
  updatedAt: { column: 'updated_at', type: 'date' },
}

/** The column's name is the field's; text in fields without a rule of their own for reading. */
function columnOf(field: FlattenedField): Column | null {
  const { name, type } = field
  if (('access' in field && field.access?.read) || !/^[a-z_]+$/.test(name)) return null
  // Quoted, because one is called `order`.
  if (type === 'number') return { column: `"${name}"`, type: 'decimal' }
  if (type === 'text' || type === 'textarea') return { column: name, type: 'text' }
  return type === 'select' ? { column: `cast(${name} as text)`, type: 'text' } : null
}

/** What the list of a collection of requests may be filtered and sorted by. */
export function requestColumns(fields: FlattenedField[]): Columns {
  const own = fields.flatMap((field) => {
    const column = columnOf(field)
    return column ? [[field.name, column] as const] : []
  })
  return { ...fixed, ...Object.fromEntries(own) }
}
