import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261127112000 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`create table if not exists "book_comparison" ("id" text not null, "result" jsonb not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "book_comparison_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_book_comparison_deleted_at" ON "book_comparison" ("deleted_at") WHERE deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "book_comparison" cascade;`);
  }

}
