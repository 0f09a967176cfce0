import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** A code goes with the password that it has replaced; none stays behind as used. */
export class Migration20261122110000 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`delete from "reset_code" where "used_at" is not null;`);
    this.addSql(`alter table if exists "reset_code" drop column if exists "used_at";`);
  }

  override async down(): Promise<void> {
    this.addSql(`alter table if exists "reset_code" add column if not exists "used_at" timestamptz null;`);
  }

}
