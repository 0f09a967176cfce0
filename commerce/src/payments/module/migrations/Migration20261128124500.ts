import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261128124500 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`alter table if exists "payment_attempt" add column if not exists "is_difference" boolean not null default false;`);
  }

  override async down(): Promise<void> {
    this.addSql(`alter table if exists "payment_attempt" drop column if exists "is_difference";`);
  }

}
