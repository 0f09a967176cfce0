import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/** Emptying the log is a change of it too. */
export class Migration20261124091313 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create or replace trigger "stock_change_is_not_emptied" before truncate on "stock_change" for each statement execute function refuse_change_of_log();`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop trigger if exists "stock_change_is_not_emptied" on "stock_change";`)
  }
}
