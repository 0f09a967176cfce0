import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Moves from before there were notices are told to nobody. */
export class Migration20261121145500 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`alter table if exists "order_transition" add column if not exists "noticed_at" timestamptz null;`);
    this.addSql(`update "order_transition" set "noticed_at" = now() where "noticed_at" is null;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_order_transition_created_at" ON "order_transition" ("created_at") WHERE noticed_at IS NULL AND deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_order_transition_created_at";`);
    this.addSql(`alter table if exists "order_transition" drop column if exists "noticed_at";`);
  }

}
