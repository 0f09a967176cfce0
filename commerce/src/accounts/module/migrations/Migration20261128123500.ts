import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/** Finds withdrawn consents, and keeps why cash on delivery is blocked. */
export class Migration20261128123500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_consent_created_at" ON "consent" ("created_at") WHERE not granted and channel = 'profile' AND deleted_at IS NULL;`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_consent_created_at";`)
  }
}
