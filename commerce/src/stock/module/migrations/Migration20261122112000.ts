import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261122112000 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`create table if not exists "product_stock" ("product" text not null, "threshold" integer null, "sold" integer not null default 0, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "product_stock_pkey" primary key ("product"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_product_stock_deleted_at" ON "product_stock" ("deleted_at") WHERE deleted_at IS NULL;`);

    this.addSql(`create table if not exists "stock_change" ("id" text not null, "product" integer not null, "way" text not null, "before_quantity" integer not null, "after_quantity" integer not null, "reason" text not null, "note" text null, "changed_by" text null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "stock_change_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_stock_change_deleted_at" ON "stock_change" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_stock_change_product_created_at" ON "stock_change" ("product", "created_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_stock_change_created_at" ON "stock_change" ("created_at") WHERE deleted_at IS NULL;`);

    // Lines are written and read, nothing else.
    this.addSql(`create or replace function refuse_change_of_log() returns trigger language plpgsql as $$ begin raise exception 'The log of stocks cannot be changed'; end $$;`);
    this.addSql(`create or replace trigger stock_change_is_append_only before update or delete on "stock_change" for each row execute function refuse_change_of_log();`);

    // Orders that were delivered before anybody counted. On an empty database there are none.
    this.addSql(`do $$ begin
      if to_regclass('order_record') is not null and to_regclass('order_line_item') is not null then
        insert into product_stock (product, sold)
        select line.metadata->>'product', sum(item.quantity)::int
        from order_record r
        join "order" placed on placed.id = r.order_id
        join order_item item on item.order_id = placed.id and item.version = placed.version
          and item.deleted_at is null
        join order_line_item line on line.id = item.item_id
        where r.state in ('complete', 'rate') and r.deleted_at is null
          and line.metadata->>'product' is not null group by 1
        on conflict (product) do update set sold = excluded.sold;
      end if; end $$;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "product_stock" cascade;`);
    this.addSql(`drop table if exists "stock_change" cascade;`);
    this.addSql(`drop function if exists refuse_change_of_log();`);
  }

}
