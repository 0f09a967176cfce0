import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Runs the statements when the table stands in this database: a new one has never had it. */
const whereThereIs = (table: string, statements: string) =>
  `do $$ begin if to_regclass('${table}') is not null then ${statements} end if; end $$;`;

/**
 * The journal of operations, and what was interrupted when there were two tables for it. This
 * module's migrations run before those of orders, which drop these tables.
 */
export class Migration20261122073000 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`create table if not exists "operation" ("id" text not null, "kind" text not null, "subject" text null, "intent" jsonb not null, "state" text not null default 'begun', "attempts" integer not null default 0, "next_run_at" timestamptz not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "operation_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_operation_deleted_at" ON "operation" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_operation_kind_subject_unique" ON "operation" ("kind", "subject") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_operation_next_run_at" ON "operation" ("next_run_at") WHERE deleted_at IS NULL;`);

    this.addSql(whereThereIs("order_placing", `
      insert into operation (id, kind, subject, intent, state, next_run_at, created_at)
      select id, 'place-order', caller || ':' || idempotency_key,
        jsonb_build_object('orderId', order_id, 'collectionId', payment_collection_id,
          'lineIds', line_ids, 'accountId', account_id),
        case when taken_back_at is null then 'begun' else 'compensating' end, now(), created_at
      from order_placing;
      drop table order_placing cascade;`));
    this.addSql(whereThereIs("order_moving", `
      insert into operation (id, kind, subject, intent, next_run_at, created_at)
      select id, 'move-order', record_id,
        jsonb_build_object('number', display_id, 'to', to_state, 'actor', actor,
          'actorId', actor_id, 'reason', reason), now(), created_at
      from order_moving;
      drop table order_moving cascade;`));
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "operation" cascade;`);
  }

}
