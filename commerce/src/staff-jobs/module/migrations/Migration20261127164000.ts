import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261127164000 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`alter table if exists "staff_job" add column if not exists "cause" text null, add column if not exists "reason" text null;`);
    this.addSql(`alter table if exists "staff_job_row" add column if not exists "moved" jsonb null;`);
  }

  override async down(): Promise<void> {
    this.addSql(`alter table if exists "staff_job" drop column if exists "cause", drop column if exists "reason";`);
    this.addSql(`alter table if exists "staff_job_row" drop column if exists "moved";`);
  }

}
