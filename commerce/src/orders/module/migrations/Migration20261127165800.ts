import { Migration } from '@medusajs/framework/mikro-orm/migrations'

export class Migration20261127165800 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table if exists "order_transition" add column if not exists "cause" text null;`)
  }

  override async down(): Promise<void> {
    this.addSql(`alter table if exists "order_transition" drop column if exists "cause";`)
  }
}
