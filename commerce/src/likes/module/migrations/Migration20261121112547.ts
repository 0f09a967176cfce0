import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261121112547 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`alter table if exists "product_like" drop constraint if exists "product_like_customer_id_product_unique";`);
    this.addSql(`create table if not exists "product_like" ("id" text not null, "customer_id" text not null, "product" integer not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "product_like_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_product_like_deleted_at" ON "product_like" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_product_like_customer_id_product_unique" ON "product_like" ("customer_id", "product") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_product_like_product" ON "product_like" ("product") WHERE deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "product_like" cascade;`);
  }

}
