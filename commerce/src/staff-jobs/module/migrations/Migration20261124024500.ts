import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261124024500 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`alter table if exists "staff_job" add column if not exists "skipped" jsonb null;`);
  }

  override async down(): Promise<void> {
    this.addSql(`alter table if exists "staff_job" drop column if exists "skipped";`);
  }

}
