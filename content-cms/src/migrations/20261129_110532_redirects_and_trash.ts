import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "redirects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" varchar NOT NULL,
  	"to" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "products" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_products_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "categories" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_categories_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "subcategories" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "traits" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "tips" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "payments" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "banners" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_banners_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "clubs" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_clubs_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "blogs" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_blogs_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "faqs" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_faqs_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "policies" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_policies_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "sections" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_sections_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "works" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_works_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "featured_works" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "innovations" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_innovations_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "media" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "places" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_places_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "redirects_id" integer;
  CREATE UNIQUE INDEX "redirects_from_idx" ON "redirects" USING btree ("from");
  CREATE INDEX "redirects_to_idx" ON "redirects" USING btree ("to");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "products_deleted_at_idx" ON "products" USING btree ("deleted_at");
  CREATE INDEX "products_locales_content_nodes" ON "products_locales" USING gin ("content");
  CREATE INDEX "products_locales_ingredients_nodes" ON "products_locales" USING gin ("ingredients");
  CREATE INDEX "products_locales_guide_nodes" ON "products_locales" USING gin ("guide");
  CREATE INDEX "_products_v_version_version_deleted_at_idx" ON "_products_v" USING btree ("version_deleted_at");
  CREATE INDEX "categories_deleted_at_idx" ON "categories" USING btree ("deleted_at");
  CREATE INDEX "_categories_v_version_version_deleted_at_idx" ON "_categories_v" USING btree ("version_deleted_at");
  CREATE INDEX "subcategories_deleted_at_idx" ON "subcategories" USING btree ("deleted_at");
  CREATE INDEX "traits_deleted_at_idx" ON "traits" USING btree ("deleted_at");
  CREATE INDEX "tips_deleted_at_idx" ON "tips" USING btree ("deleted_at");
  CREATE INDEX "payments_deleted_at_idx" ON "payments" USING btree ("deleted_at");
  CREATE INDEX "banners_deleted_at_idx" ON "banners" USING btree ("deleted_at");
  CREATE INDEX "_banners_v_version_version_deleted_at_idx" ON "_banners_v" USING btree ("version_deleted_at");
  CREATE INDEX "clubs_deleted_at_idx" ON "clubs" USING btree ("deleted_at");
  CREATE INDEX "clubs_locales_content_nodes" ON "clubs_locales" USING gin ("content");
  CREATE INDEX "_clubs_v_version_version_deleted_at_idx" ON "_clubs_v" USING btree ("version_deleted_at");
  CREATE INDEX "blogs_deleted_at_idx" ON "blogs" USING btree ("deleted_at");
  CREATE INDEX "blogs_locales_content_nodes" ON "blogs_locales" USING gin ("content");
  CREATE INDEX "_blogs_v_version_version_deleted_at_idx" ON "_blogs_v" USING btree ("version_deleted_at");
  CREATE INDEX "faqs_deleted_at_idx" ON "faqs" USING btree ("deleted_at");
  CREATE INDEX "faqs_locales_answer_nodes" ON "faqs_locales" USING gin ("answer");
  CREATE INDEX "_faqs_v_version_version_deleted_at_idx" ON "_faqs_v" USING btree ("version_deleted_at");
  CREATE INDEX "policies_deleted_at_idx" ON "policies" USING btree ("deleted_at");
  CREATE INDEX "policies_locales_content_nodes" ON "policies_locales" USING gin ("content");
  CREATE INDEX "_policies_v_version_version_deleted_at_idx" ON "_policies_v" USING btree ("version_deleted_at");
  CREATE INDEX "sections_deleted_at_idx" ON "sections" USING btree ("deleted_at");
  CREATE INDEX "sections_locales_content_nodes" ON "sections_locales" USING gin ("content");
  CREATE INDEX "_sections_v_version_version_deleted_at_idx" ON "_sections_v" USING btree ("version_deleted_at");
  CREATE INDEX "works_deleted_at_idx" ON "works" USING btree ("deleted_at");
  CREATE INDEX "works_locales_content_nodes" ON "works_locales" USING gin ("content");
  CREATE INDEX "_works_v_version_version_deleted_at_idx" ON "_works_v" USING btree ("version_deleted_at");
  CREATE INDEX "featured_works_deleted_at_idx" ON "featured_works" USING btree ("deleted_at");
  CREATE INDEX "innovations_deleted_at_idx" ON "innovations" USING btree ("deleted_at");
  CREATE INDEX "innovations_locales_content_nodes" ON "innovations_locales" USING gin ("content");
  CREATE INDEX "_innovations_v_version_version_deleted_at_idx" ON "_innovations_v" USING btree ("version_deleted_at");
  CREATE INDEX "media_deleted_at_idx" ON "media" USING btree ("deleted_at");
  CREATE INDEX "places_deleted_at_idx" ON "places" USING btree ("deleted_at");
  CREATE INDEX "_places_v_version_version_deleted_at_idx" ON "_places_v" USING btree ("version_deleted_at");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "redirects" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "redirects" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_redirects_fk";
  
  DROP INDEX "products_deleted_at_idx";
  DROP INDEX "products_locales_content_nodes";
  DROP INDEX "products_locales_ingredients_nodes";
  DROP INDEX "products_locales_guide_nodes";
  DROP INDEX "_products_v_version_version_deleted_at_idx";
  DROP INDEX "categories_deleted_at_idx";
  DROP INDEX "_categories_v_version_version_deleted_at_idx";
  DROP INDEX "subcategories_deleted_at_idx";
  DROP INDEX "traits_deleted_at_idx";
  DROP INDEX "tips_deleted_at_idx";
  DROP INDEX "payments_deleted_at_idx";
  DROP INDEX "banners_deleted_at_idx";
  DROP INDEX "_banners_v_version_version_deleted_at_idx";
  DROP INDEX "clubs_deleted_at_idx";
  DROP INDEX "clubs_locales_content_nodes";
  DROP INDEX "_clubs_v_version_version_deleted_at_idx";
  DROP INDEX "blogs_deleted_at_idx";
  DROP INDEX "blogs_locales_content_nodes";
  DROP INDEX "_blogs_v_version_version_deleted_at_idx";
  DROP INDEX "faqs_deleted_at_idx";
  DROP INDEX "faqs_locales_answer_nodes";
  DROP INDEX "_faqs_v_version_version_deleted_at_idx";
  DROP INDEX "policies_deleted_at_idx";
  DROP INDEX "policies_locales_content_nodes";
  DROP INDEX "_policies_v_version_version_deleted_at_idx";
  DROP INDEX "sections_deleted_at_idx";
  DROP INDEX "sections_locales_content_nodes";
  DROP INDEX "_sections_v_version_version_deleted_at_idx";
  DROP INDEX "works_deleted_at_idx";
  DROP INDEX "works_locales_content_nodes";
  DROP INDEX "_works_v_version_version_deleted_at_idx";
  DROP INDEX "featured_works_deleted_at_idx";
  DROP INDEX "innovations_deleted_at_idx";
  DROP INDEX "innovations_locales_content_nodes";
  DROP INDEX "_innovations_v_version_version_deleted_at_idx";
  DROP INDEX "media_deleted_at_idx";
  DROP INDEX "places_deleted_at_idx";
  DROP INDEX "_places_v_version_version_deleted_at_idx";
  DROP INDEX "payload_locked_documents_rels_redirects_id_idx";
  ALTER TABLE "products" DROP COLUMN "deleted_at";
  ALTER TABLE "_products_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "categories" DROP COLUMN "deleted_at";
  ALTER TABLE "_categories_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "subcategories" DROP COLUMN "deleted_at";
  ALTER TABLE "traits" DROP COLUMN "deleted_at";
  ALTER TABLE "tips" DROP COLUMN "deleted_at";
  ALTER TABLE "payments" DROP COLUMN "deleted_at";
  ALTER TABLE "banners" DROP COLUMN "deleted_at";
  ALTER TABLE "_banners_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "clubs" DROP COLUMN "deleted_at";
  ALTER TABLE "_clubs_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "blogs" DROP COLUMN "deleted_at";
  ALTER TABLE "_blogs_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "faqs" DROP COLUMN "deleted_at";
  ALTER TABLE "_faqs_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "policies" DROP COLUMN "deleted_at";
  ALTER TABLE "_policies_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "sections" DROP COLUMN "deleted_at";
  ALTER TABLE "_sections_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "works" DROP COLUMN "deleted_at";
  ALTER TABLE "_works_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "featured_works" DROP COLUMN "deleted_at";
  ALTER TABLE "innovations" DROP COLUMN "deleted_at";
  ALTER TABLE "_innovations_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "media" DROP COLUMN "deleted_at";
  ALTER TABLE "places" DROP COLUMN "deleted_at";
  ALTER TABLE "_places_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "redirects_id";`)
}
