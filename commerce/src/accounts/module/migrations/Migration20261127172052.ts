import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261127172052 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`create table if not exists "blocked_phone" ("phone" text not null, "reason" text null, "author" text not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "blocked_phone_pkey" primary key ("phone"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_blocked_phone_deleted_at" ON "blocked_phone" ("deleted_at") WHERE deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "blocked_phone" cascade;`);
  }

}
