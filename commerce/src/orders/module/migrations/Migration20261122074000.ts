import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** What these tables held stands in the journal of operations, whose migration moved it there. */
export class Migration20261122074000 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`drop table if exists "order_placing";`);
    this.addSql(`drop table if exists "order_moving";`);
  }

  override async down(): Promise<void> {}

}
