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
