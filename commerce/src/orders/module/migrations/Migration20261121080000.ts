import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261121080000 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`alter table if exists "order_record" drop constraint if exists "order_record_caller_idempotency_key_unique";`);
    this.addSql(`alter table if exists "order_record" drop constraint if exists "order_record_code_unique";`);
    this.addSql(`alter table if exists "order_record" drop constraint if exists "order_record_display_id_unique";`);
    this.addSql(`alter table if exists "order_record" drop constraint if exists "order_record_order_id_unique";`);
    this.addSql(`create table if not exists "order_record" ("id" text not null, "order_id" text not null, "display_id" integer not null, "code" text not null, "customer_id" text null, "state" text not null, "name" text not null, "phone" text not null, "email" text null, "address" text not null, "province" text not null, "district" text not null, "ward" text null, "note" text null, "payment_method" text not null, "payment_kind" text not null, "subtotal" numeric not null, "shipping_price" numeric not null, "discount" numeric not null, "total" numeric not null, "estimated_pickup" timestamptz not null, "estimated_delivery" timestamptz not null, "consents" jsonb not null, "locale" text not null, "caller" text not null, "idempotency_key" text null, "request_hash" text not null, "raw_subtotal" jsonb not null, "raw_shipping_price" jsonb not null, "raw_discount" jsonb not null, "raw_total" jsonb not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "order_record_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_order_record_deleted_at" ON "order_record" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_order_record_order_id_unique" ON "order_record" ("order_id") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_order_record_display_id_unique" ON "order_record" ("display_id") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_order_record_code_unique" ON "order_record" ("code") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_order_record_caller_idempotency_key_unique" ON "order_record" ("caller", "idempotency_key") WHERE idempotency_key IS NOT NULL AND deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_order_record_customer_id_display_id" ON "order_record" ("customer_id", "display_id") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_order_record_state_display_id" ON "order_record" ("state", "display_id") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_order_record_created_at" ON "order_record" ("created_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_order_record_phone" ON "order_record" ("phone") WHERE deleted_at IS NULL;`);

    this.addSql(`create table if not exists "order_transition" ("id" text not null, "from_state" text null, "to_state" text not null, "actor" text not null, "actor_id" text null, "reason" text null, "record_id" text not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "order_transition_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_order_transition_record_id" ON "order_transition" ("record_id") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_order_transition_deleted_at" ON "order_transition" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_order_transition_record_id_created_at" ON "order_transition" ("record_id", "created_at") WHERE deleted_at IS NULL;`);

    this.addSql(`alter table if exists "order_transition" add constraint "order_transition_record_id_foreign" foreign key ("record_id") references "order_record" ("id") on update cascade on delete cascade;`);
  }

  override async down(): Promise<void> {
    this.addSql(`alter table if exists "order_transition" drop constraint if exists "order_transition_record_id_foreign";`);

    this.addSql(`drop table if exists "order_record" cascade;`);

    this.addSql(`drop table if exists "order_transition" cascade;`);
  }

}
