import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Ruling out cash on delivery holds for the person's phone too; earlier blocks stay as they are. */
export class Migration20261123230000 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`alter table if exists "account" add column if not exists "cod_blocked_phone" text null;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_account_cod_blocked_phone" ON "account" ("cod_blocked_phone") WHERE deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`alter table if exists "account" drop column if exists "cod_blocked_phone";`);
  }

}
