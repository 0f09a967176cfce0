import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** The second factor of staff. */
export class Migration20261123080000 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`create table if not exists "second_factor" ("id" text not null, "account_id" text not null, "secret" text null, "new_secret" text null, "enrolled_at" timestamptz null, "used_step" integer not null default 0, "failures" integer not null default 0, "failed_at" timestamptz null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "second_factor_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_second_factor_deleted_at" ON "second_factor" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_second_factor_account_id_unique" ON "second_factor" ("account_id") WHERE deleted_at IS NULL;`);
    this.addSql(`create table if not exists "recovery_code" ("id" text not null, "account_id" text not null, "code_hash" text not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "recovery_code_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_recovery_code_deleted_at" ON "recovery_code" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_recovery_code_account_id_code_hash_unique" ON "recovery_code" ("account_id", "code_hash") WHERE deleted_at IS NULL;`);
    this.addSql(`create table if not exists "sign_in_challenge" ("id" text not null, "account_id" text not null, "token_hash" text not null, "expires_at" timestamptz not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "sign_in_challenge_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_sign_in_challenge_deleted_at" ON "sign_in_challenge" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_sign_in_challenge_token_hash_unique" ON "sign_in_challenge" ("token_hash") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_sign_in_challenge_account_id" ON "sign_in_challenge" ("account_id") WHERE deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "second_factor" cascade;`);
    this.addSql(`drop table if exists "recovery_code" cascade;`);
    this.addSql(`drop table if exists "sign_in_challenge" cascade;`);
  }

}
