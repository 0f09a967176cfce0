import { Migration } from '@medusajs/framework/mikro-orm/migrations'

export class Migration20261124093000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table if not exists "order_proof" ("id" text not null, "record_id" text not null, "code_hash" text null, "attempts" integer not null default 0, "token_hash" text null, "expires_at" timestamptz not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "order_proof_pkey" primary key ("id"));`)
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_order_proof_deleted_at" ON "order_proof" ("deleted_at") WHERE deleted_at IS NULL;`)
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_order_proof_record_id_unique" ON "order_proof" ("record_id") WHERE code_hash IS NOT NULL AND deleted_at IS NULL;`)
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_order_proof_token_hash_unique" ON "order_proof" ("token_hash") WHERE token_hash IS NOT NULL AND deleted_at IS NULL;`)
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_order_proof_record_id" ON "order_proof" ("record_id") WHERE deleted_at IS NULL;`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "order_proof" cascade;`)
  }
}
