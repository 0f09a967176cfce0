import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/** The only change of the audit log that the running application may make (ADR 0130). */
export class Migration20261124091312 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create function "forget_trail_subject"("forgotten" text) returns void
      language plpgsql strict security definer set search_path = public, pg_temp as $$
      begin
        if forgotten not like 'cus\\_%' or exists (select from account where id = forgotten) then
          raise exception 'Only deleted customers are forgotten' using errcode = 'insufficient_privilege';
        end if;
        update trail_entry set subject = null where subject = forgotten;
      end $$;`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop function if exists "forget_trail_subject"(text);`)
  }
}
