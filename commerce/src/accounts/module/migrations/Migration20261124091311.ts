import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/** What the running application, which only adds consents, may remove of them (ADR 0130). */
export class Migration20261124091311 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create function "remove_aged_consents"("older_than_months" integer) returns setof text
      language sql strict security definer set search_path = public, pg_temp as $$
        delete from consent where subject in (
          select subject from consent
          where not exists (select from account where consent_subject = subject)
          group by subject
          having max(created_at) < now() - make_interval(months => greatest(older_than_months, 1)))
        returning id
      $$;`)
    // A creation is interrupted after a day at the latest (PLACING_MINUTES); older rows are proof.
    this.addSql(`create function "remove_unfinished_consents"("of_subject" text) returns void
      language sql strict security definer set search_path = public, pg_temp as $$
        delete from consent where subject = of_subject
          and not exists (select from account where consent_subject = of_subject)
          and not exists (select from consent as older where older.subject = of_subject
            and older.created_at < now() - interval '2 days')
      $$;`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop function if exists "remove_aged_consents"(integer);`)
    this.addSql(`drop function if exists "remove_unfinished_consents"(text);`)
  }
}
