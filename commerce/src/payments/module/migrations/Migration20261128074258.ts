import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/** Several edits of a paid order may each leave a part of one payment due for a refund. */
export class Migration20261128074258 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`drop index if exists "IDX_refund_due_attempt_id_gateway_number_unique";`)
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_refund_due_attempt_id_gateway_number_unique" ON "refund_due" ("attempt_id", "gateway_number") WHERE reason <> 'order_changed' AND deleted_at IS NULL;`,
    )
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_refund_due_attempt_id_unique" ON "refund_due" ("attempt_id") WHERE reason = 'order_changed' AND settled_at IS NULL AND deleted_at IS NULL;`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_refund_due_attempt_id_unique";`)
    this.addSql(`drop index if exists "IDX_refund_due_attempt_id_gateway_number_unique";`)
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_refund_due_attempt_id_gateway_number_unique" ON "refund_due" ("attempt_id", "gateway_number") WHERE deleted_at IS NULL;`,
    )
  }
}
