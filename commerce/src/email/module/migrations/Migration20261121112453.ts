import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261121112453 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`create table if not exists "outgoing_mail" ("id" text not null, "recipient" text not null, "locale" text not null, "template" text not null, "data" jsonb not null, "attempts" integer not null default 0, "next_attempt_at" timestamptz not null, "give_up_at" timestamptz not null, "sent_at" timestamptz null, "gave_up_at" timestamptz null, "last_error" text null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "outgoing_mail_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_outgoing_mail_deleted_at" ON "outgoing_mail" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_outgoing_mail_next_attempt_at" ON "outgoing_mail" ("next_attempt_at") WHERE sent_at IS NULL AND gave_up_at IS NULL AND deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_outgoing_mail_recipient" ON "outgoing_mail" ("recipient") WHERE recipient <> '' AND deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "outgoing_mail" cascade;`);
  }

}
