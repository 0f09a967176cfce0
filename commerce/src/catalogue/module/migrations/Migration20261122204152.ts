import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261122204152 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`create table if not exists "taken_delivery_rules" ("id" text not null, "rules" jsonb not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "taken_delivery_rules_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_taken_delivery_rules_deleted_at" ON "taken_delivery_rules" ("deleted_at") WHERE deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "taken_delivery_rules" cascade;`);
  }

}
