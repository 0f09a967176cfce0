import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The dashboard finds the last editor of each draft. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create index "trail_subject_idx" on "trail" ("kind", "subject", "created_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop index "trail_subject_idx";`)
}
