import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Staff say why a rating is not shown, and answer it. */
export class Migration20261122120200 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`alter table if exists "order_rating" add column if not exists "reason" text null, add column if not exists "reply" text null;`);
  }

  override async down(): Promise<void> {
    this.addSql(`alter table if exists "order_rating" drop column if exists "reason", drop column if exists "reply";`);
  }

}
