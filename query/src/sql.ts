/** What PostgreSQL's driver binds; a list is one value, an array. */
export type SqlValue = string | number | boolean | Date | null | string[]

/** `values` are bound to the question marks of `sql`, in order; they travel beside the text. */
export interface Sql {
  sql: string
  values: SqlValue[]
}
