/** Tables to which the running applications only add rows (docs/adr/0130-closed-backends.md). */
export const appendOnlyTables = {
  content: ['trail'],
  commerce: ['trail_entry', 'consent', 'stock_change'],
} as const

export type ApplicationDatabase = keyof typeof appendOnlyTables

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

/**
 * For the owner of a migrated database; includes tables of later migrations. Idempotent; sent as
 * one query, the statements take effect together.
 */
export function runtimeGrants(database: ApplicationDatabase, role: string): string {
  const to = quoted(role)
  const appendOnly = appendOnlyTables[database].map(quoted).join(', ')
  return `
    revoke create on schema public from public;
    grant usage on schema public to ${to};
    grant select, insert, update, delete on all tables in schema public to ${to};
    grant usage, select on all sequences in schema public to ${to};
    alter default privileges in schema public
      grant select, insert, update, delete on tables to ${to};
    alter default privileges in schema public grant usage, select on sequences to ${to};
    revoke all on ${appendOnly} from ${to}, public;
    grant select, insert on ${appendOnly} to ${to};`
}
