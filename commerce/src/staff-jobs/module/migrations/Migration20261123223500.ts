import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261123223500 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`create table if not exists "staff_job" ("id" text not null, "staff" text not null, "request" text not null, "key" text not null, "resource" text not null, "target" text not null, "starts_at" timestamptz not null, "dismissed_at" timestamptz null, "published" integer null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "staff_job_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_staff_job_deleted_at" ON "staff_job" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_staff_job_staff_key_unique" ON "staff_job" ("staff", "key") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_staff_job_created_at" ON "staff_job" ("created_at") WHERE deleted_at IS NULL;`);

    this.addSql(`create table if not exists "staff_job_row" ("id" text not null, "job_id" text not null, "position" integer not null, "record" text not null, "label" text not null, "version" text null, "state" text not null default 'waiting', "code" text null, "attempts" integer not null default 0, "leased_until" timestamptz null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "staff_job_row_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_staff_job_row_deleted_at" ON "staff_job_row" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_staff_job_row_job_id_position_unique" ON "staff_job_row" ("job_id", "position") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_staff_job_row_state" ON "staff_job_row" ("state") WHERE state IN ('waiting', 'running') AND deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "staff_job" cascade;`);

    this.addSql(`drop table if exists "staff_job_row" cascade;`);
  }

}
