import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261121160500 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`create table if not exists "order_moving" ("id" text not null, "record_id" text not null, "display_id" integer not null, "to_state" text not null, "actor" text not null, "actor_id" text null, "reason" text null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "order_moving_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_order_moving_deleted_at" ON "order_moving" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_order_moving_record_id_unique" ON "order_moving" ("record_id") WHERE deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "order_moving" cascade;`);
  }

}
