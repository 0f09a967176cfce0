import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261128080247 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`create unlogged table if not exists "order_viewer" ("id" text not null, "display_id" integer not null, "staff" text not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "order_viewer_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_order_viewer_deleted_at" ON "order_viewer" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_order_viewer_display_id" ON "order_viewer" ("display_id") WHERE deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "order_viewer" cascade;`);
  }

}
