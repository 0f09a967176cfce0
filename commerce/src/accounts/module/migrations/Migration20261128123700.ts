import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/** Finds withdrawn consents, and keeps why cash on delivery is blocked. */
export class Migration20261128123700 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table if exists "account" add column if not exists "cod_blocked_reason" text null;`)
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_consent_created_at" ON "consent" ("created_at") WHERE not granted and channel = 'profile' AND deleted_at IS NULL;`)
  }

  override async down(): Promise<void> {
    this.addSql(`alter table if exists "account" drop column if exists "cod_blocked_reason";`)
    this.addSql(`drop index if exists "IDX_consent_created_at";`)
  }
}
