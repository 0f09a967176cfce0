import { Migration } from '@medusajs/framework/mikro-orm/migrations'

export class Migration20261123012000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table if not exists "privacy_code" ("id" text not null, "purpose" text check ("purpose" in ('export', 'erasure')) not null, "subject" text not null, "code_hash" text not null, "expires_at" timestamptz not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "privacy_code_pkey" primary key ("id"));`)
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_privacy_code_deleted_at" ON "privacy_code" ("deleted_at") WHERE deleted_at IS NULL;`)
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_privacy_code_code_hash_unique" ON "privacy_code" ("code_hash") WHERE deleted_at IS NULL;`)
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_privacy_code_subject" ON "privacy_code" ("subject") WHERE deleted_at IS NULL;`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "privacy_code" cascade;`)
  }
}
