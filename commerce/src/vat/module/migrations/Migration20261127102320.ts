import { Migration } from '@medusajs/framework/mikro-orm/migrations'

export class Migration20261127102320 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table if not exists "vat_period" ("first_day" text not null, "rate" integer not null, "reason" text not null, "changed_by" text null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "vat_period_pkey" primary key ("first_day"));`)
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_vat_period_deleted_at" ON "vat_period" ("deleted_at") WHERE deleted_at IS NULL;`)
    this.addSql(`insert into "vat_period" ("first_day", "rate", "reason") values
      ('2025-07-01', 8, 'Nghị quyết 204/2025/QH15: giảm thuế đến hết ngày 31/12/2026'),
      ('2027-01-01', 10, 'Luật Thuế giá trị gia tăng 48/2024/QH15, Điều 9 khoản 3')
      on conflict do nothing;`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "vat_period" cascade;`)
  }
}
