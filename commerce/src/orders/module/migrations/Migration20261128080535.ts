import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261128080535 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`alter table if exists "order_record" add column if not exists "source" text null;`);
  }

  override async down(): Promise<void> {
    this.addSql(`alter table if exists "order_record" drop column if exists "source";`);
  }

}
