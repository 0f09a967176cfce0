import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261129072000 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`alter table if exists "rating_picture" drop constraint if exists "rating_picture_rating_id_digest_unique";`);
    this.addSql(`create table if not exists "rating_picture" ("id" text not null, "rating_id" text not null, "digest" text not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, "small" bytea not null, "large" bytea not null, constraint "rating_picture_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_rating_picture_deleted_at" ON "rating_picture" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_rating_picture_rating_id_digest_unique" ON "rating_picture" ("rating_id", "digest") WHERE deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "rating_picture" cascade;`);
  }

}
