import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261127110000 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`alter table if exists "payment_attempt" add column if not exists "claims" integer not null default 0;`);
    this.addSql(`update "payment_attempt" set "claims" = 1 where "claim" is not null;`);
  }

  override async down(): Promise<void> {
    this.addSql(`alter table if exists "payment_attempt" drop column if exists "claims";`);
  }

}
