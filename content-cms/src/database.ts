import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { type PostgresAdapter, postgresAdapter } from '@payloadcms/db-postgres'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { index } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { DatabaseAdapterObj } from 'payload'

const here = path.dirname(fileURLToPath(import.meta.url))

/** Migrations are the only way to change the schema, so that they run unattended. */
export function contentDatabase(connectionString: string): DatabaseAdapterObj<PostgresAdapter> {
  return postgresAdapter({
    // Payload reads some records outside of the open transaction. When such transactions occupy the
    // whole pool, waiting for another connection must time out.
    pool: { connectionString, connectionTimeoutMillis: 10_000 },
    push: false,
    migrationDir: path.join(here, 'migrations'),
    extensions: ['unaccent', 'pg_trgm'],
    afterSchemaInit: [
      ({ schema, extendTable }) => {
        const { products } = schema.tables
        if (!products) throw new Error('The products table is not in the schema')
        for (const [name, table] of Object.entries(schema.tables)) {
          if (name.startsWith('_') || !name.endsWith('_locales')) continue
          // For the search of the records that a rich text names (`uses/find-uses.ts`).
          extendTable({
            table,
            extraConfig: (columns) =>
              Object.fromEntries(
                Object.entries(columns)
                  .filter(([, { columnType }]) => columnType === 'PgJsonb')
                  .map(([field, column]) => [
                    `${field}Nodes`,
                    index(`${name}_${field}_nodes`).using('gin', column),
                  ]),
              ),
          })
        }
        extendTable({
          table: products,
          extraConfig: (table) => ({
            searchTextTrigrams: index('products_search_text_trgm').using(
              'gin',
              sql`${table.searchText} gin_trgm_ops`,
            ),
          }),
        })
        return schema
      },
    ],
  })
}
