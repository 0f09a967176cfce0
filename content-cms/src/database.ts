import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { type PostgresAdapter, postgresAdapter } from '@payloadcms/db-postgres'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { index } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { DatabaseAdapterObj } from 'payload'
import { limitTransactions, pool } from './limit-transactions'

/** Without listeners, a connection that breaks between two statements would end the process. */
function surviveBrokenConnections(pool: PostgresAdapter['pool']): void {
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
}

const searchColumns = ['searchText', 'version_searchText']

const here = path.dirname(fileURLToPath(import.meta.url))

/** Migrations are the only way to change the schema, so that they run unattended. */
export function contentDatabase(connectionString: string): DatabaseAdapterObj<PostgresAdapter> {
  const adapter = postgresAdapter({
    pool: { connectionString, keepAlive: true, ...pool },
    push: false,
    migrationDir: path.join(here, 'migrations'),
    extensions: ['unaccent', 'pg_trgm'],
    afterSchemaInit: [
      ({ schema, extendTable }) => {
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
        for (const [name, table] of Object.entries(schema.tables)) {
          // Lists of collections with drafts search their versions.
          const column = searchColumns.find((one) => one in table)
          if (column === undefined) continue
          extendTable({
            table,
            extraConfig: (columns) => ({
              searchTextTrigrams: index(`${name}_search_text_trgm`).using(
                'gin',
                sql`${columns[column]} gin_trgm_ops`,
              ),
            }),
          })
        }
        return schema
      },
    ],
  })
  return {
    ...adapter,
    init: (args) => {
      const database = adapter.init(args)
      const { connect } = database
      database.connect = async (options) => {
        await connect?.call(database, options)
        limitTransactions(database)
        surviveBrokenConnections(database.pool)
      }
      return database
    },
  }
}
