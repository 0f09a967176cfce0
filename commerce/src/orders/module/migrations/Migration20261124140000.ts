import { Migration } from '@medusajs/framework/mikro-orm/migrations'

export class Migration20261124140000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table if exists "order_proof" add column if not exists "email_hash" text null;`)
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_order_proof_email_hash" ON "order_proof" ("email_hash") WHERE email_hash IS NOT NULL AND deleted_at IS NULL;`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_order_proof_email_hash";`)
    this.addSql(`alter table if exists "order_proof" drop column if exists "email_hash";`)
  }
}
