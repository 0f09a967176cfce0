import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261121114030 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`drop index if exists "IDX_order_record_created_at";`);

    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_order_record_created_at_state_total" ON "order_record" ("created_at", "state", "total") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_order_record_total" ON "order_record" ("total") WHERE deleted_at IS NULL;`);
    // Staff sort by these; texts in Vietnamese order.
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_order_record_name_vi" ON "order_record" ("name" collate "vi-x-icu") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_order_record_code_vi" ON "order_record" ("code" collate "vi-x-icu") WHERE deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_order_record_name_vi";`);
    this.addSql(`drop index if exists "IDX_order_record_code_vi";`);
    this.addSql(`drop index if exists "IDX_order_record_created_at_state_total";`);
    this.addSql(`drop index if exists "IDX_order_record_total";`);

    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_order_record_created_at" ON "order_record" ("created_at") WHERE deleted_at IS NULL;`);
  }

}
