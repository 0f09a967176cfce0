import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/** Consents become a ledger under a subject of its own; PostgreSQL itself refuses to change it. */
export class Migration20261123013000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table "account" add column "consent_subject" text not null default gen_random_uuid()::text;`)
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_account_consent_subject_unique" ON "account" ("consent_subject") WHERE deleted_at IS NULL;`)
    this.addSql(`alter table "account" alter column "consent_subject" drop default;`)
    this.addSql(`alter table "consent" rename column "account_id" to "subject";`)
    this.addSql(`alter table "consent" rename column "source" to "channel";`)
    this.addSql(`drop index if exists "IDX_consent_account_id_purpose_created_at";`)
    this.addSql(`CREATE INDEX "IDX_consent_subject_purpose_created_at" ON "consent" ("subject", "purpose", "created_at") WHERE deleted_at IS NULL;`)
    this.addSql(`alter table "consent" drop constraint if exists "consent_source_check";`)
    this.addSql(`alter table "consent" add constraint "consent_channel_check" check ("channel" in ('register', 'social', 'checkout', 'profile', 'deletion'));`)
    this.addSql(`update "consent" set "subject" = "account"."consent_subject" from "account" where "account"."id" = "consent"."subject";`)
    this.addSql(`create function "consent_is_kept"() returns trigger language plpgsql as $$
      begin
        if tg_op = 'DELETE' and not exists (select 1 from account where consent_subject = old.subject) then
          return old;
        end if;
        raise exception 'Consents are only added' using errcode = 'insufficient_privilege';
      end $$;`)
    this.addSql(`create trigger "consent_is_kept" before update or delete on "consent" for each row execute function "consent_is_kept"();`)
    this.addSql(`create trigger "consent_is_not_emptied" before truncate on "consent" for each statement execute function "consent_is_kept"();`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop trigger "consent_is_not_emptied" on "consent";`)
    this.addSql(`drop trigger "consent_is_kept" on "consent";`)
    this.addSql(`drop function "consent_is_kept"();`)
    this.addSql(`update "consent" set "subject" = "account"."id" from "account" where "account"."consent_subject" = "consent"."subject";`)
    this.addSql(`delete from "consent" where "channel" in ('social', 'deletion');`)
    this.addSql(`alter table "consent" drop constraint "consent_channel_check";`)
    this.addSql(`drop index if exists "IDX_consent_subject_purpose_created_at";`)
    this.addSql(`alter table "consent" rename column "channel" to "source";`)
    this.addSql(`alter table "consent" rename column "subject" to "account_id";`)
    this.addSql(`alter table "consent" add constraint "consent_source_check" check ("source" in ('register', 'checkout', 'profile'));`)
    this.addSql(`CREATE INDEX "IDX_consent_account_id_purpose_created_at" ON "consent" ("account_id", "purpose", "created_at") WHERE deleted_at IS NULL;`)
    this.addSql(`alter table "account" drop column "consent_subject";`)
  }
}
