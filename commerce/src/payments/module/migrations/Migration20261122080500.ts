import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Whether an order has followed its payment stands in the journal of operations. */
export class Migration20261122080500 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`drop index if exists "IDX_payment_attempt_state";`);
    this.addSql(`alter table if exists "payment_attempt" drop column if exists "finished_at";`);
  }

  override async down(): Promise<void> {
    this.addSql(`alter table if exists "payment_attempt" add column if not exists "finished_at" timestamptz null;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_payment_attempt_state" ON "payment_attempt" ("state") WHERE finished_at IS NULL AND deleted_at IS NULL;`);
  }

}
