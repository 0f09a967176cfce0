import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261121080100 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`create table if not exists "feed_position" ("id" text not null, "cursor" integer not null, "applied" jsonb not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "feed_position_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_feed_position_deleted_at" ON "feed_position" ("deleted_at") WHERE deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "feed_position" cascade;`);
  }

}
