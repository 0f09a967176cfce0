import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261121151500 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`create table if not exists "order_placing" ("id" text not null, "order_id" text not null, "payment_collection_id" text not null, "line_ids" jsonb not null, "account_id" text null, "caller" text not null, "idempotency_key" text null, "taken_back_at" timestamptz null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "order_placing_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_order_placing_deleted_at" ON "order_placing" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_order_placing_caller_idempotency_key_unique" ON "order_placing" ("caller", "idempotency_key") WHERE idempotency_key IS NOT NULL AND deleted_at IS NULL;`);
    // Orders look products up by their numbers; Medusa has no index for that.
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_product_external_id" ON "product" ("external_id") WHERE deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_product_external_id";`);
    this.addSql(`drop table if exists "order_placing" cascade;`);
  }

}
