import { Migration } from '@medusajs/framework/mikro-orm/migrations'

export class Migration20261124030000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table "order_record" add column "network" text null, add column "pieces" integer null;`)
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_order_record_network" ON "order_record" ("network") WHERE network IS NOT NULL AND deleted_at IS NULL;`)
  }

  override async down(): Promise<void> {
    this.addSql(`alter table "order_record" drop column "network", drop column "pieces";`)
  }
}
