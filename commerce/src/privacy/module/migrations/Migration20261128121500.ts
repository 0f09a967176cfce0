import { Migration } from '@medusajs/framework/mikro-orm/migrations'

export class Migration20261128121500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table if not exists "data_request" ("id" text not null, "kind" text check ("kind" in ('export', 'erasure', 'withdrawal')) not null, "source" text check ("source" in ('member', 'guest', 'phone', 'email', 'letter')) not null, "subject" text null, "received_at" timestamptz not null, "due_at" timestamptz not null, "answered_at" timestamptz null, "contact" text null, "note" text null, "answer" text null, "author" text null, "answered_by" text null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "data_request_pkey" primary key ("id"));`)
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_data_request_deleted_at" ON "data_request" ("deleted_at") WHERE deleted_at IS NULL;`)
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_data_request_kind_subject_unique" ON "data_request" ("kind", "subject") WHERE answered_at is null AND deleted_at IS NULL;`)
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_data_request_due_at" ON "data_request" ("due_at") WHERE answered_at is null AND deleted_at IS NULL;`)
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_data_request_received_at" ON "data_request" ("received_at") WHERE deleted_at IS NULL;`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "data_request" cascade;`)
  }
}
