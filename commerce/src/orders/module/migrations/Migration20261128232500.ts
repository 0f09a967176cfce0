import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/** How orders came back that were cancelled before, from their last move. */
const fill = `update order_record set
    came_back = case when last.cause = 'refused' then 'refused' else 'returned' end
  from (
    select distinct on (record_id) record_id, cause, from_state from order_transition
    where to_state in ('cancel', 'usercancel') and deleted_at is null
    order by record_id, created_at desc) as last
  where last.record_id = order_record.id and state in ('cancel', 'usercancel')
    and (last.cause = 'refused' or last.from_state = 'delivery');`

/** An order says itself whether it came back, so that its phone is found without its moves. */
export class Migration20261128232500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table if exists "order_record" add column if not exists "came_back" text null;`)
    this.addSql(fill)
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_order_record_came_back_phone" ON "order_record" ("came_back", "phone") WHERE came_back IS NOT NULL AND deleted_at IS NULL;`)
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_order_record_created_at_phone" ON "order_record" ("created_at", "phone") WHERE deleted_at IS NULL;`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_order_record_created_at_phone";`)
    this.addSql(`drop index if exists "IDX_order_record_came_back_phone";`)
    this.addSql(`alter table if exists "order_record" drop column if exists "came_back";`)
  }
}
