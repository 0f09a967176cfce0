import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261128154721 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`create table if not exists "list_view" ("id" text not null, "list" text not null, "name" text not null, "filters" text not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "list_view_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_list_view_deleted_at" ON "list_view" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_list_view_list" ON "list_view" ("list") WHERE deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "list_view" cascade;`);
  }

}
