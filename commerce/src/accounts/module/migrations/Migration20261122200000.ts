import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Sessions end one by one; until now all tokens of an account from before a moment did. */
export class Migration20261122200000 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`create table if not exists "account_session" ("id" text not null, "actor" text check ("actor" in ('customer', 'user')) not null, "account_id" text not null, "auth_identity_id" text not null, "device" text null, "remember" boolean null, "idle_seconds" integer not null, "used_at" timestamptz not null, "ends_at" timestamptz not null, "used_refresh" text not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "account_session_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_account_session_deleted_at" ON "account_session" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_account_session_account_id" ON "account_session" ("account_id") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_account_session_ends_at" ON "account_session" ("ends_at") WHERE deleted_at IS NULL;`);
    this.addSql(`alter table if exists "account" drop column if exists "valid_after";`);
  }

  override async down(): Promise<void> {
    this.addSql(`alter table if exists "account" add column if not exists "valid_after" timestamptz null;`);
    this.addSql(`drop table if exists "account_session" cascade;`);
  }

}
