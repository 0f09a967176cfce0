import { Migration } from '@medusajs/framework/mikro-orm/migrations'

export class Migration20261123014000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table if not exists "trail_entry" ("id" text not null, "staff" text not null, "request" text not null, "kind" text not null, "subject" text null, "before" jsonb not null, "after" jsonb not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "trail_entry_pkey" primary key ("id"));`)
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_trail_entry_deleted_at" ON "trail_entry" ("deleted_at") WHERE deleted_at IS NULL;`)
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_trail_entry_created_at_id" ON "trail_entry" ("created_at", "id") WHERE deleted_at IS NULL;`)
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_trail_entry_staff_created_at" ON "trail_entry" ("staff", "created_at") WHERE deleted_at IS NULL;`)
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_trail_entry_kind_created_at" ON "trail_entry" ("kind", "created_at") WHERE deleted_at IS NULL;`)
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_trail_entry_subject" ON "trail_entry" ("subject") WHERE deleted_at IS NULL;`)
    this.addSql(`create function "trail_is_kept"() returns trigger language plpgsql as $$
      begin
        if tg_op = 'UPDATE' and new.subject is null
           and to_jsonb(new) - 'subject' = to_jsonb(old) - 'subject' then
          return new;
        end if;
        raise exception 'The trail is only added to' using errcode = 'insufficient_privilege';
      end $$;`)
    this.addSql(`create trigger "trail_is_kept" before update or delete on "trail_entry" for each row execute function "trail_is_kept"();`)
    this.addSql(`create trigger "trail_is_not_emptied" before truncate on "trail_entry" for each statement execute function "trail_is_kept"();`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "trail_entry" cascade;`)
    this.addSql(`drop function if exists "trail_is_kept"();`)
  }
}
