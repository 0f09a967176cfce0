import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** As `normaliseText` folds. */
const unmarked = `regexp_replace(translate(normalize(name, NFD), 'đĐ', 'dd'), '[\\u0300-\\u036f]', '', 'g')`
const folded = `btrim(regexp_replace(lower(normalize(${unmarked}) collate "und-x-icu"), '\\s+', ' ', 'g'))`

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "folders" ADD COLUMN "search_text" varchar;
  CREATE INDEX "folders_search_text_trgm" ON "folders" USING gin ("search_text" gin_trgm_ops);`)
  await db.execute(sql.raw(`update "folders" set "search_text" = ${folded}`))
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "folders_search_text_trgm";
  ALTER TABLE "folders" DROP COLUMN "search_text";`)
}
