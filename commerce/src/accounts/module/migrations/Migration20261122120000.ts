import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Staff keep notes of a customer, and can rule out cash on delivery. */
export class Migration20261122120000 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`alter table if exists "account" add column if not exists "cod_blocked" boolean not null default false;`);
    this.addSql(`create table if not exists "account_note" ("id" text not null, "account_id" text not null, "words" text not null, "author" text not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "account_note_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_account_note_deleted_at" ON "account_note" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_account_note_account_id_created_at" ON "account_note" ("account_id", "created_at") WHERE deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "account_note" cascade;`);
    this.addSql(`alter table if exists "account" drop column if exists "cod_blocked";`);
  }

}
