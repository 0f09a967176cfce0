export type SqlValue = string | number | boolean | Date

/** `values` are bound to the question marks of `sql`, in order. */
export interface Sql {
  sql: string
  values: SqlValue[]
}
