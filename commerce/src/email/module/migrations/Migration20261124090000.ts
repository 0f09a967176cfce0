import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261124090000 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`create table if not exists "mail_contact" ("id" text not null, "contact" jsonb not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "mail_contact_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_mail_contact_deleted_at" ON "mail_contact" ("deleted_at") WHERE deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "mail_contact" cascade;`);
  }

}
