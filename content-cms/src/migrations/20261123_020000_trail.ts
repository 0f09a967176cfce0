import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** What staff and editors change. Payload knows nothing of the table: it is written and read in SQL. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table "trail" (
      "id" text primary key,
      "staff" text not null,
      "request" text,
      "kind" text not null,
      "subject" text not null,
      "before" jsonb not null,
      "after" jsonb not null,
      "created_at" timestamptz not null default clock_timestamp());
    create index "trail_created_at_idx" on "trail" ("created_at", "id");
    create function "trail_is_kept"() returns trigger language plpgsql as $$
      begin
        raise exception 'The trail is only added to' using errcode = 'insufficient_privilege';
      end $$;
    create trigger "trail_is_kept" before update or delete on "trail"
      for each row execute function "trail_is_kept"();
    create trigger "trail_is_not_emptied" before truncate on "trail"
      for each statement execute function "trail_is_kept"();`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table "trail"; drop function "trail_is_kept"();`)
}
