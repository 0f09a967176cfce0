import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261128232941 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`alter table if exists "rating_mark" drop constraint if exists "rating_mark_rating_id_customer_id_unique";`);
    this.addSql(`create table if not exists "rating_mark" ("id" text not null, "rating_id" text not null, "customer_id" text not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "rating_mark_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_rating_mark_deleted_at" ON "rating_mark" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_rating_mark_rating_id_customer_id_unique" ON "rating_mark" ("rating_id", "customer_id") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_rating_mark_customer_id" ON "rating_mark" ("customer_id") WHERE deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "rating_mark" cascade;`);
  }

}
