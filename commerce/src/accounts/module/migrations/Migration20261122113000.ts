import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Staff see how many registered in a period; Medusa has no index for that. */
export class Migration20261122113000 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_customer_registered" ON "customer" ("created_at") WHERE has_account AND deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_customer_registered";`);
  }

}
