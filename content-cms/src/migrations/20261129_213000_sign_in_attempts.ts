import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Counters of `rate-limiter-flexible`. Payload knows nothing of the table, so no call can read it. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table "sign_in_attempts" (
      "key" varchar(255) primary key,
      "points" integer not null default 0,
      "expire" bigint);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table "sign_in_attempts";`)
}
