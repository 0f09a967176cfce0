import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261128074718 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`create table if not exists "refund_account" ("id" text not null, "display_id" integer not null, "code_hash" text not null, "expires_at" timestamptz not null, "account" text null, "given_at" timestamptz null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "refund_account_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_refund_account_deleted_at" ON "refund_account" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_refund_account_code_hash_unique" ON "refund_account" ("code_hash") WHERE deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "refund_account" cascade;`);
  }

}
