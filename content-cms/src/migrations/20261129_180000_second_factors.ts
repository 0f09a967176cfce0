import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The second factors of editors. Payload knows nothing of the table, so no call can read it. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table "second_factors" (
      "account" integer primary key references "users" on delete cascade,
      "secret" text,
      "new_secret" text,
      "enrolled_at" timestamptz,
      "used_step" integer not null default 0,
      "recovery_codes" text[] not null default '{}',
      "failures" integer not null default 0,
      "failed_at" timestamptz);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table "second_factors";`)
}
