import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Staff count who registered in a period, and list people by it; Medusa has no index for either. */
export class Migration20261122130000 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_customer_registered" ON "customer" ("created_at") WHERE has_account AND deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_customer_created_at_ms" ON "customer" (date_trunc('milliseconds', "created_at" at time zone 'UTC') DESC, "id") WHERE has_account AND deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_customer_registered";`);
    this.addSql(`drop index if exists "IDX_customer_created_at_ms";`);
  }

}
