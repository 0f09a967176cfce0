import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261121112118 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`alter table if exists "reset_code" drop constraint if exists "reset_code_code_hash_unique";`);
    this.addSql(`alter table if exists "account" drop constraint if exists "account_username_key_unique";`);
    this.addSql(`create table if not exists "account" ("id" text not null, "actor" text check ("actor" in ('customer', 'user')) not null, "username" text not null, "username_key" text not null, "gender" text null, "provider" text check ("provider" in ('local', 'google', 'facebook')) not null default 'local', "viewed" jsonb not null, "email_verified_at" timestamptz null, "valid_after" timestamptz null, "blocked" boolean not null default false, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "account_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_account_deleted_at" ON "account" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_account_username_key_unique" ON "account" ("username_key") WHERE deleted_at IS NULL;`);

    this.addSql(`create table if not exists "consent" ("id" text not null, "account_id" text not null, "purpose" text check ("purpose" in ('data', 'policy', 'marketing', 'loyalty', 'all')) not null, "granted" boolean not null, "version" text not null, "source" text check ("source" in ('register', 'checkout', 'profile')) not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "consent_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_consent_deleted_at" ON "consent" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_consent_account_id_purpose_created_at" ON "consent" ("account_id", "purpose", "created_at") WHERE deleted_at IS NULL;`);

    this.addSql(`create table if not exists "reset_code" ("id" text not null, "actor" text check ("actor" in ('customer', 'user')) not null, "account_id" text not null, "code_hash" text not null, "expires_at" timestamptz not null, "used_at" timestamptz null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "reset_code_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_reset_code_deleted_at" ON "reset_code" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_reset_code_code_hash_unique" ON "reset_code" ("code_hash") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_reset_code_account_id" ON "reset_code" ("account_id") WHERE deleted_at IS NULL;`);

    this.addSql(`create table if not exists "sign_in_name" ("id" text not null, "account_id" text not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "sign_in_name_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_sign_in_name_deleted_at" ON "sign_in_name" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_sign_in_name_account_id" ON "sign_in_name" ("account_id") WHERE deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "account" cascade;`);

    this.addSql(`drop table if exists "consent" cascade;`);

    this.addSql(`drop table if exists "reset_code" cascade;`);

    this.addSql(`drop table if exists "sign_in_name" cascade;`);
  }

}
