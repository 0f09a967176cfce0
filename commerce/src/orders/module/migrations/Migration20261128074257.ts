import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261128074257 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`create table if not exists "order_edit" ("id" text not null, "record_id" text not null, "author" text not null, "before" jsonb not null, "after" jsonb not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "order_edit_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_order_edit_deleted_at" ON "order_edit" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_order_edit_record_id_created_at" ON "order_edit" ("record_id", "created_at") WHERE deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "order_edit" cascade;`);
  }

}
