import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Until now all staff might do everything: those who are there stay managers. */
export class Migration20261123010000 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`alter table if exists "account" add column if not exists "duties" text[] not null default '{}';`);
    this.addSql(`update "account" set "duties" = '{manager}' where "actor" = 'user';`);
  }

  override async down(): Promise<void> {
    this.addSql(`alter table if exists "account" drop column if exists "duties";`);
  }

}
