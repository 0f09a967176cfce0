import { Migration } from '@medusajs/framework/mikro-orm/migrations'

export class Migration20261123010100 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table "order_record" add column "erase_at" timestamptz null;`)
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_order_record_erase_at" ON "order_record" ("erase_at") WHERE erase_at IS NOT NULL AND deleted_at IS NULL;`)
  }

  override async down(): Promise<void> {
    this.addSql(`alter table "order_record" drop column "erase_at";`)
  }
}
