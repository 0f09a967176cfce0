import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Which process began an operation: others leave it alone while that one lives. */
export class Migration20261123041500 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`alter table "operation" add column if not exists "process" integer null;`);
  }

  override async down(): Promise<void> {
    this.addSql(`alter table "operation" drop column if exists "process";`);
  }

}
