import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** New e-mails that wait for their owner; who invited staff and gave roles; fresh proofs of sessions. */
export class Migration20261124092248 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`create table if not exists "email_change" ("id" text not null, "account_id" text not null, "old_email" text not null, "new_email" text not null, "session_id" text null, "locale" text not null, "state" text check ("state" in ('pending', 'done', 'final', 'reverted', 'withdrawn')) not null, "expires_at" timestamptz not null, "done_at" timestamptz null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "email_change_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_email_change_deleted_at" ON "email_change" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_email_change_account_id" ON "email_change" ("account_id") WHERE deleted_at IS NULL;`);

    this.addSql(`alter table if exists "account" add column if not exists "duties_from" jsonb null, add column if not exists "invited_by" text null;`);

    this.addSql(`alter table if exists "account_session" add column if not exists "proved_at" timestamptz null;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "email_change" cascade;`);

    this.addSql(`alter table if exists "account" drop column if exists "duties_from", drop column if exists "invited_by";`);

    this.addSql(`alter table if exists "account_session" drop column if exists "proved_at";`);
  }

}
