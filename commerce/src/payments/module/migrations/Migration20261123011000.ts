import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** A large refund is proposed by one person and confirmed by another. */
export class Migration20261123011000 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`alter table if exists "refund_due" add column if not exists "proposed_at" timestamptz null, add column if not exists "proposed_by" text null;`);
  }

  override async down(): Promise<void> {
    this.addSql(`alter table if exists "refund_due" drop column if exists "proposed_at", drop column if exists "proposed_by";`);
  }

}
