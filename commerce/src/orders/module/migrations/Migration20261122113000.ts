import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** What the statistics of a period read of its orders, and the orders that came back. */
export class Migration20261122113000 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_order_record_figures" ON "order_record" ("created_at") INCLUDE ("state", "total", "payment_method", "province", "order_id") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_order_transition_returned" ON "order_transition" ("record_id") WHERE from_state = 'delivery' AND to_state = 'cancel' AND deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_order_record_figures";`);
    this.addSql(`drop index if exists "IDX_order_transition_returned";`);
  }

}
