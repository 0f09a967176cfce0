import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261124092213 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`alter table if exists "order_record" add column if not exists "device" text null;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_order_record_device" ON "order_record" ("device") WHERE device IS NOT NULL AND deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_order_record_device";`);
    this.addSql(`alter table if exists "order_record" drop column if exists "device";`);
  }

}
