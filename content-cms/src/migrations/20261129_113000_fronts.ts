import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The last report of each front server. Payload knows nothing of the table. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table "fronts" (
      "server" text primary key,
      "cursor" integer not null,
      "applied" integer[] not null,
      "failed" jsonb not null,
      "seen_at" timestamptz not null default clock_timestamp());`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table "fronts";`)
}
