import { Migration } from '@medusajs/framework/mikro-orm/migrations'

export class Migration20261123225500 extends Migration {
  override async up(): Promise<void> {
    // Demo rows are deleted with the demo; only the demo writes rows with this id prefix.
    this.addSql(`create or replace function refuse_change_of_log() returns trigger language plpgsql as $$
      begin
        if tg_op = 'DELETE' and old.id like 'stkchg\\_demo\\_%' then
          return old;
        end if;
        raise exception 'The log of stocks cannot be changed';
      end $$;`)
  }

  override async down(): Promise<void> {
    this.addSql(`create or replace function refuse_change_of_log() returns trigger language plpgsql as $$ begin raise exception 'The log of stocks cannot be changed'; end $$;`)
  }
}
