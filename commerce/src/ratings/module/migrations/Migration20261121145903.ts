import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261121145903 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`alter table if exists "order_rating" drop constraint if exists "order_rating_line_id_unique";`);
    this.addSql(`create table if not exists "order_rating" ("id" text not null, "record_id" text not null, "display_id" integer not null, "order_code" text not null, "line_id" text not null, "product" integer not null, "customer_id" text null, "stars" integer not null, "words" text null, "state" text not null default 'new', "decided_by" text null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "order_rating_pkey" primary key ("id"), constraint order_rating_stars check (stars between 1 and 5), constraint order_rating_state check (state in ('new', 'active', 'inactive')));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_order_rating_deleted_at" ON "order_rating" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_order_rating_line_id_unique" ON "order_rating" ("line_id") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_order_rating_record_id" ON "order_rating" ("record_id") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_order_rating_product_state_created_at" ON "order_rating" ("product", "state", "created_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_order_rating_state_created_at" ON "order_rating" ("state", "created_at") WHERE deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "order_rating" cascade;`);
  }

}
