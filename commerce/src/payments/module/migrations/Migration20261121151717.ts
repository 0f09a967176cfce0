import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261121151717 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`alter table if exists "refund_due" drop constraint if exists "refund_due_attempt_id_gateway_number_unique";`);
    this.addSql(`alter table if exists "payment_attempt" drop constraint if exists "payment_attempt_order_id_unique";`);
    this.addSql(`alter table if exists "payment_attempt" drop constraint if exists "payment_attempt_reference_unique";`);
    this.addSql(`create table if not exists "payment_attempt" ("id" text not null, "order_id" text not null, "display_id" integer not null, "method" text not null, "reference" text not null, "amount" numeric not null, "state" text not null default 'open', "gateway_number" text null, "gateway_code" text null, "paid_at" timestamptz null, "expires_at" timestamptz not null, "asked_at" timestamptz null, "finished_at" timestamptz null, "raw_amount" jsonb not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "payment_attempt_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_payment_attempt_deleted_at" ON "payment_attempt" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_payment_attempt_reference_unique" ON "payment_attempt" ("reference") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_payment_attempt_order_id_unique" ON "payment_attempt" ("order_id") WHERE state = 'open' AND deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_payment_attempt_display_id" ON "payment_attempt" ("display_id") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_payment_attempt_expires_at" ON "payment_attempt" ("expires_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_payment_attempt_state" ON "payment_attempt" ("state") WHERE finished_at IS NULL AND deleted_at IS NULL;`);

    this.addSql(`create table if not exists "refund_due" ("id" text not null, "order_id" text not null, "display_id" integer not null, "attempt_id" text not null, "gateway_number" text not null default '', "amount" numeric not null, "reason" text not null, "settled_at" timestamptz null, "settled_by" text null, "note" text null, "raw_amount" jsonb not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "refund_due_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_refund_due_deleted_at" ON "refund_due" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_refund_due_attempt_id_gateway_number_unique" ON "refund_due" ("attempt_id", "gateway_number") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_refund_due_display_id" ON "refund_due" ("display_id") WHERE deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "payment_attempt" cascade;`);

    this.addSql(`drop table if exists "refund_due" cascade;`);
  }

}
