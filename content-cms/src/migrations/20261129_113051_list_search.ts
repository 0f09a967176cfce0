import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

const drafted = ['products', 'categories', 'banners', 'clubs', 'blogs', 'faqs', 'policies', 'sections', 'works', 'innovations', 'places']
const plain = ['subcategories', 'traits', 'tips', 'payments', 'media']
const lines = ['slug', 'url', 'declaration', 'barcode', 'code', 'phone', 'province', 'district', 'category', 'location', 'filename']
const paragraphs = ['description', 'content', 'note']
const needed = ['name', 'question', 'alt']

/** As `normaliseText` folds. */
const folded = (text: string) => {
  const unmarked = `regexp_replace(translate(normalize(${text}, NFD), 'đĐ', 'dd'), '[\\u0300-\\u036f]', '', 'g')`
  return `btrim(regexp_replace(lower(normalize(${unmarked}) collate "und-x-icu"), '\\s+', ' ', 'g'))`
}

const written = (value: string) => `coalesce(case jsonb_typeof(${value})
  when 'string' then btrim(${value} #>> '{}') <> ''
  when 'object' then ${value}::text ~ '"type": "(text|upload|block)"' end, false)`

/** As `withListFields` sets both columns at a save. */
function fillSql(table: string, prefix = ''): string {
  const names = (all: string[]) => `('${all.map((one) => prefix + one).join("', '")}')`
  const locale = (code: string) => `(select to_jsonb(l) - '{id,_locale,_parent_id}'::text[]
    from "${table}_locales" as l where l._parent_id = t.id and l._locale = '${code}')`
  const texts = `concat_ws(' ',
    (select string_agg(value, ' ') from jsonb_each_text(to_jsonb(t)) where key in ${names(lines)} and value not like '/%'),
    (select string_agg(value #>> '{}', ' ')
      from "${table}_locales" as l, jsonb_each(to_jsonb(l) - '{id,_locale,_parent_id}'::text[])
      where l._parent_id = t.id and jsonb_typeof(value) = 'string' and key not in ${names(paragraphs)}))`
  return `update "${table}" as t set "${prefix}search_text" = ${folded(texts)},
    "${prefix}incomplete" = (
      select coalesce(bool_or(case when key in ${names(needed)}
        then not (${written('vi.value')} and ${written('en.value')})
        else ${written('vi.value')} and not ${written('en.value')} end), true)
      from jsonb_each(${locale('vi')}) as vi full join jsonb_each(${locale('en')}) as en using (key))`
}

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "products" ADD COLUMN "incomplete" boolean;
  ALTER TABLE "_products_v" ADD COLUMN "version_incomplete" boolean;
  ALTER TABLE "categories" ADD COLUMN "search_text" varchar;
  ALTER TABLE "categories" ADD COLUMN "incomplete" boolean;
  ALTER TABLE "_categories_v" ADD COLUMN "version_search_text" varchar;
  ALTER TABLE "_categories_v" ADD COLUMN "version_incomplete" boolean;
  ALTER TABLE "subcategories" ADD COLUMN "search_text" varchar;
  ALTER TABLE "subcategories" ADD COLUMN "incomplete" boolean;
  ALTER TABLE "traits" ADD COLUMN "search_text" varchar;
  ALTER TABLE "traits" ADD COLUMN "incomplete" boolean;
  ALTER TABLE "tips" ADD COLUMN "search_text" varchar;
  ALTER TABLE "tips" ADD COLUMN "incomplete" boolean;
  ALTER TABLE "payments" ADD COLUMN "search_text" varchar;
  ALTER TABLE "payments" ADD COLUMN "incomplete" boolean;
  ALTER TABLE "banners" ADD COLUMN "search_text" varchar;
  ALTER TABLE "banners" ADD COLUMN "incomplete" boolean;
  ALTER TABLE "_banners_v" ADD COLUMN "version_search_text" varchar;
  ALTER TABLE "_banners_v" ADD COLUMN "version_incomplete" boolean;
  ALTER TABLE "clubs" ADD COLUMN "search_text" varchar;
  ALTER TABLE "clubs" ADD COLUMN "incomplete" boolean;
  ALTER TABLE "_clubs_v" ADD COLUMN "version_search_text" varchar;
  ALTER TABLE "_clubs_v" ADD COLUMN "version_incomplete" boolean;
  ALTER TABLE "blogs" ADD COLUMN "search_text" varchar;
  ALTER TABLE "blogs" ADD COLUMN "incomplete" boolean;
  ALTER TABLE "_blogs_v" ADD COLUMN "version_search_text" varchar;
  ALTER TABLE "_blogs_v" ADD COLUMN "version_incomplete" boolean;
  ALTER TABLE "faqs" ADD COLUMN "search_text" varchar;
  ALTER TABLE "faqs" ADD COLUMN "incomplete" boolean;
  ALTER TABLE "_faqs_v" ADD COLUMN "version_search_text" varchar;
  ALTER TABLE "_faqs_v" ADD COLUMN "version_incomplete" boolean;
  ALTER TABLE "policies" ADD COLUMN "search_text" varchar;
  ALTER TABLE "policies" ADD COLUMN "incomplete" boolean;
  ALTER TABLE "_policies_v" ADD COLUMN "version_search_text" varchar;
  ALTER TABLE "_policies_v" ADD COLUMN "version_incomplete" boolean;
  ALTER TABLE "sections" ADD COLUMN "search_text" varchar;
  ALTER TABLE "sections" ADD COLUMN "incomplete" boolean;
  ALTER TABLE "_sections_v" ADD COLUMN "version_search_text" varchar;
  ALTER TABLE "_sections_v" ADD COLUMN "version_incomplete" boolean;
  ALTER TABLE "works" ADD COLUMN "search_text" varchar;
  ALTER TABLE "works" ADD COLUMN "incomplete" boolean;
  ALTER TABLE "_works_v" ADD COLUMN "version_search_text" varchar;
  ALTER TABLE "_works_v" ADD COLUMN "version_incomplete" boolean;
  ALTER TABLE "innovations" ADD COLUMN "search_text" varchar;
  ALTER TABLE "innovations" ADD COLUMN "incomplete" boolean;
  ALTER TABLE "_innovations_v" ADD COLUMN "version_search_text" varchar;
  ALTER TABLE "_innovations_v" ADD COLUMN "version_incomplete" boolean;
  ALTER TABLE "media" ADD COLUMN "search_text" varchar;
  ALTER TABLE "media" ADD COLUMN "incomplete" boolean;
  ALTER TABLE "places" ADD COLUMN "search_text" varchar;
  ALTER TABLE "places" ADD COLUMN "incomplete" boolean;
  ALTER TABLE "_places_v" ADD COLUMN "version_search_text" varchar;
  ALTER TABLE "_places_v" ADD COLUMN "version_incomplete" boolean;
  CREATE INDEX "_products_v_search_text_trgm" ON "_products_v" USING gin ("version_search_text" gin_trgm_ops);
  CREATE INDEX "categories_search_text_trgm" ON "categories" USING gin ("search_text" gin_trgm_ops);
  CREATE INDEX "_categories_v_search_text_trgm" ON "_categories_v" USING gin ("version_search_text" gin_trgm_ops);
  CREATE INDEX "subcategories_search_text_trgm" ON "subcategories" USING gin ("search_text" gin_trgm_ops);
  CREATE INDEX "traits_search_text_trgm" ON "traits" USING gin ("search_text" gin_trgm_ops);
  CREATE INDEX "tips_search_text_trgm" ON "tips" USING gin ("search_text" gin_trgm_ops);
  CREATE INDEX "payments_search_text_trgm" ON "payments" USING gin ("search_text" gin_trgm_ops);
  CREATE INDEX "banners_search_text_trgm" ON "banners" USING gin ("search_text" gin_trgm_ops);
  CREATE INDEX "_banners_v_search_text_trgm" ON "_banners_v" USING gin ("version_search_text" gin_trgm_ops);
  CREATE INDEX "clubs_search_text_trgm" ON "clubs" USING gin ("search_text" gin_trgm_ops);
  CREATE INDEX "_clubs_v_search_text_trgm" ON "_clubs_v" USING gin ("version_search_text" gin_trgm_ops);
  CREATE INDEX "blogs_search_text_trgm" ON "blogs" USING gin ("search_text" gin_trgm_ops);
  CREATE INDEX "_blogs_v_search_text_trgm" ON "_blogs_v" USING gin ("version_search_text" gin_trgm_ops);
  CREATE INDEX "faqs_search_text_trgm" ON "faqs" USING gin ("search_text" gin_trgm_ops);
  CREATE INDEX "_faqs_v_search_text_trgm" ON "_faqs_v" USING gin ("version_search_text" gin_trgm_ops);
  CREATE INDEX "policies_search_text_trgm" ON "policies" USING gin ("search_text" gin_trgm_ops);
  CREATE INDEX "_policies_v_search_text_trgm" ON "_policies_v" USING gin ("version_search_text" gin_trgm_ops);
  CREATE INDEX "sections_search_text_trgm" ON "sections" USING gin ("search_text" gin_trgm_ops);
  CREATE INDEX "_sections_v_search_text_trgm" ON "_sections_v" USING gin ("version_search_text" gin_trgm_ops);
  CREATE INDEX "works_search_text_trgm" ON "works" USING gin ("search_text" gin_trgm_ops);
  CREATE INDEX "_works_v_search_text_trgm" ON "_works_v" USING gin ("version_search_text" gin_trgm_ops);
  CREATE INDEX "innovations_search_text_trgm" ON "innovations" USING gin ("search_text" gin_trgm_ops);
  CREATE INDEX "_innovations_v_search_text_trgm" ON "_innovations_v" USING gin ("version_search_text" gin_trgm_ops);
  CREATE INDEX "media_search_text_trgm" ON "media" USING gin ("search_text" gin_trgm_ops);
  CREATE INDEX "places_search_text_trgm" ON "places" USING gin ("search_text" gin_trgm_ops);
  CREATE INDEX "_places_v_search_text_trgm" ON "_places_v" USING gin ("version_search_text" gin_trgm_ops);`)
  for (const table of [...drafted, ...plain]) await db.execute(sql.raw(fillSql(table)))
  for (const table of drafted) await db.execute(sql.raw(fillSql(`_${table}_v`, 'version_')))
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "_products_v_search_text_trgm";
  DROP INDEX "categories_search_text_trgm";
  DROP INDEX "_categories_v_search_text_trgm";
  DROP INDEX "subcategories_search_text_trgm";
  DROP INDEX "traits_search_text_trgm";
  DROP INDEX "tips_search_text_trgm";
  DROP INDEX "payments_search_text_trgm";
  DROP INDEX "banners_search_text_trgm";
  DROP INDEX "_banners_v_search_text_trgm";
  DROP INDEX "clubs_search_text_trgm";
  DROP INDEX "_clubs_v_search_text_trgm";
  DROP INDEX "blogs_search_text_trgm";
  DROP INDEX "_blogs_v_search_text_trgm";
  DROP INDEX "faqs_search_text_trgm";
  DROP INDEX "_faqs_v_search_text_trgm";
  DROP INDEX "policies_search_text_trgm";
  DROP INDEX "_policies_v_search_text_trgm";
  DROP INDEX "sections_search_text_trgm";
  DROP INDEX "_sections_v_search_text_trgm";
  DROP INDEX "works_search_text_trgm";
  DROP INDEX "_works_v_search_text_trgm";
  DROP INDEX "innovations_search_text_trgm";
  DROP INDEX "_innovations_v_search_text_trgm";
  DROP INDEX "media_search_text_trgm";
  DROP INDEX "places_search_text_trgm";
  DROP INDEX "_places_v_search_text_trgm";
  ALTER TABLE "products" DROP COLUMN "incomplete";
  ALTER TABLE "_products_v" DROP COLUMN "version_incomplete";
  ALTER TABLE "categories" DROP COLUMN "search_text";
  ALTER TABLE "categories" DROP COLUMN "incomplete";
  ALTER TABLE "_categories_v" DROP COLUMN "version_search_text";
  ALTER TABLE "_categories_v" DROP COLUMN "version_incomplete";
  ALTER TABLE "subcategories" DROP COLUMN "search_text";
  ALTER TABLE "subcategories" DROP COLUMN "incomplete";
  ALTER TABLE "traits" DROP COLUMN "search_text";
  ALTER TABLE "traits" DROP COLUMN "incomplete";
  ALTER TABLE "tips" DROP COLUMN "search_text";
  ALTER TABLE "tips" DROP COLUMN "incomplete";
  ALTER TABLE "payments" DROP COLUMN "search_text";
  ALTER TABLE "payments" DROP COLUMN "incomplete";
  ALTER TABLE "banners" DROP COLUMN "search_text";
  ALTER TABLE "banners" DROP COLUMN "incomplete";
  ALTER TABLE "_banners_v" DROP COLUMN "version_search_text";
  ALTER TABLE "_banners_v" DROP COLUMN "version_incomplete";
  ALTER TABLE "clubs" DROP COLUMN "search_text";
  ALTER TABLE "clubs" DROP COLUMN "incomplete";
  ALTER TABLE "_clubs_v" DROP COLUMN "version_search_text";
  ALTER TABLE "_clubs_v" DROP COLUMN "version_incomplete";
  ALTER TABLE "blogs" DROP COLUMN "search_text";
  ALTER TABLE "blogs" DROP COLUMN "incomplete";
  ALTER TABLE "_blogs_v" DROP COLUMN "version_search_text";
  ALTER TABLE "_blogs_v" DROP COLUMN "version_incomplete";
  ALTER TABLE "faqs" DROP COLUMN "search_text";
  ALTER TABLE "faqs" DROP COLUMN "incomplete";
  ALTER TABLE "_faqs_v" DROP COLUMN "version_search_text";
  ALTER TABLE "_faqs_v" DROP COLUMN "version_incomplete";
  ALTER TABLE "policies" DROP COLUMN "search_text";
  ALTER TABLE "policies" DROP COLUMN "incomplete";
  ALTER TABLE "_policies_v" DROP COLUMN "version_search_text";
  ALTER TABLE "_policies_v" DROP COLUMN "version_incomplete";
  ALTER TABLE "sections" DROP COLUMN "search_text";
  ALTER TABLE "sections" DROP COLUMN "incomplete";
  ALTER TABLE "_sections_v" DROP COLUMN "version_search_text";
  ALTER TABLE "_sections_v" DROP COLUMN "version_incomplete";
  ALTER TABLE "works" DROP COLUMN "search_text";
  ALTER TABLE "works" DROP COLUMN "incomplete";
  ALTER TABLE "_works_v" DROP COLUMN "version_search_text";
  ALTER TABLE "_works_v" DROP COLUMN "version_incomplete";
  ALTER TABLE "innovations" DROP COLUMN "search_text";
  ALTER TABLE "innovations" DROP COLUMN "incomplete";
  ALTER TABLE "_innovations_v" DROP COLUMN "version_search_text";
  ALTER TABLE "_innovations_v" DROP COLUMN "version_incomplete";
  ALTER TABLE "media" DROP COLUMN "search_text";
  ALTER TABLE "media" DROP COLUMN "incomplete";
  ALTER TABLE "places" DROP COLUMN "search_text";
  ALTER TABLE "places" DROP COLUMN "incomplete";
  ALTER TABLE "_places_v" DROP COLUMN "version_search_text";
  ALTER TABLE "_places_v" DROP COLUMN "version_incomplete";`)
}
