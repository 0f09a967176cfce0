import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261128043550 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`create table if not exists "order_note" ("id" text not null, "words" text not null, "call" text null, "call_at" timestamptz null, "record_id" text not null, "author" text not null, "unread" text[] not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "order_note_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_order_note_deleted_at" ON "order_note" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_order_note_record_id_created_at" ON "order_note" ("record_id", "created_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_order_note_unread" ON "order_note" USING gin ("unread") WHERE unread <> '{}' AND deleted_at IS NULL;`);

    this.addSql(`alter table if exists "order_record" add column if not exists "assignee" text null, add column if not exists "note_count" integer null, add column if not exists "call" text null, add column if not exists "call_at" timestamptz null;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_order_record_assignee_display_id" ON "order_record" ("assignee", "display_id") WHERE assignee IS NOT NULL AND deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_order_record_updated_at" ON "order_record" ("updated_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_order_record_call_at" ON "order_record" ("call_at") WHERE call_at IS NOT NULL AND deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_order_record_note_count_display_id" ON "order_record" ("note_count", "display_id") WHERE note_count IS NOT NULL AND deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "order_note" cascade;`);

    this.addSql(`drop index if exists "IDX_order_record_assignee_display_id";`);
    this.addSql(`drop index if exists "IDX_order_record_updated_at";`);
    this.addSql(`drop index if exists "IDX_order_record_call_at";`);
    this.addSql(`drop index if exists "IDX_order_record_note_count_display_id";`);
    this.addSql(`alter table if exists "order_record" drop column if exists "assignee", drop column if exists "note_count", drop column if exists "call", drop column if exists "call_at";`);
  }

}
