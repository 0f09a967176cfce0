import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Payments whose order had not followed when a column said so; the payments' migration drops it. */
export class Migration20261122080000 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`do $$ begin
      if exists (select from information_schema.columns where table_schema = current_schema()
        and table_name = 'payment_attempt' and column_name = 'finished_at') then
        insert into operation (id, kind, subject, intent, next_run_at, created_at)
        select 'op_' || id, 'settle-payment', id,
          jsonb_build_object('reference', reference, 'decision', null), now(), updated_at
        from payment_attempt where state <> 'open' and finished_at is null and deleted_at is null
        on conflict do nothing;
      end if; end $$;`);
  }

  override async down(): Promise<void> {}

}
