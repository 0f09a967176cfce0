import { Migration } from '@medusajs/framework/mikro-orm/migrations'

export class Migration20261127102319 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table if exists "order_record" add column if not exists "vat_rate" integer null, add column if not exists "vat" numeric null, add column if not exists "raw_vat" jsonb null;`)
    // Every earlier order was placed at 8 percent.
    this.addSql(`update "order_record" set "vat_rate" = 8, "vat" = round("total" * 8 / 108), "raw_vat" = jsonb_build_object('value', round("total" * 8 / 108)::text, 'precision', 20) where "vat_rate" is null;`)
  }

  override async down(): Promise<void> {
    this.addSql(`alter table if exists "order_record" drop column if exists "vat_rate", drop column if exists "vat", drop column if exists "raw_vat";`)
  }
}
