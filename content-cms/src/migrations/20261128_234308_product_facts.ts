import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_products_actives_unit" AS ENUM('%', 'mg', 'µg', 'IU', 'CFU');
  CREATE TYPE "public"."enum_products_step" AS ENUM('cleanse', 'tone', 'treat', 'moisturise', 'protect');
  CREATE TYPE "public"."enum_products_use_time" AS ENUM('morning', 'evening', 'both');
  CREATE TYPE "public"."enum__products_v_version_actives_unit" AS ENUM('%', 'mg', 'µg', 'IU', 'CFU');
  CREATE TYPE "public"."enum__products_v_version_step" AS ENUM('cleanse', 'tone', 'treat', 'moisturise', 'protect');
  CREATE TYPE "public"."enum__products_v_version_use_time" AS ENUM('morning', 'evening', 'both');
  CREATE TYPE "public"."enum_traits_kind" AS ENUM('skin', 'concern', 'ingredient');
  CREATE TYPE "public"."enum_nasinfo_required_note" AS ENUM('CHOTHUHANG', 'CHOXEMHANGKHONGTHU', 'KHONGCHOXEMHANG');
  CREATE TABLE "products_actives" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"ingredient_id" integer,
  	"amount" numeric,
  	"unit" "enum_products_actives_unit" DEFAULT '%'
  );
  
  CREATE TABLE "_products_v_version_actives" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"ingredient_id" integer,
  	"amount" numeric,
  	"unit" "enum__products_v_version_actives_unit" DEFAULT '%',
  	"_uuid" varchar
  );
  
  CREATE TABLE "traits" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum_traits_kind" NOT NULL,
  	"order" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "traits_locales" (
  	"name" varchar NOT NULL,
  	"note" varchar,
  	"source" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "clubs_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" integer,
  	"traits_id" integer
  );
  
  CREATE TABLE "_clubs_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" integer,
  	"traits_id" integer
  );
  
  CREATE TABLE "blogs_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" integer,
  	"traits_id" integer
  );
  
  CREATE TABLE "_blogs_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" integer,
  	"traits_id" integer
  );
  
  ALTER TABLE "products" ADD COLUMN "step" "enum_products_step";
  ALTER TABLE "products" ADD COLUMN "use_time" "enum_products_use_time";
  ALTER TABLE "products" ADD COLUMN "declaration" varchar;
  ALTER TABLE "products" ADD COLUMN "barcode" varchar;
  ALTER TABLE "products_locales" ADD COLUMN "origin" varchar;
  ALTER TABLE "products_locales" ADD COLUMN "manufacturer" varchar;
  ALTER TABLE "products_locales" ADD COLUMN "importer" varchar;
  ALTER TABLE "products_locales" ADD COLUMN "shelf_life" varchar;
  ALTER TABLE "products_rels" ADD COLUMN "traits_id" integer;
  ALTER TABLE "_products_v" ADD COLUMN "version_step" "enum__products_v_version_step";
  ALTER TABLE "_products_v" ADD COLUMN "version_use_time" "enum__products_v_version_use_time";
  ALTER TABLE "_products_v" ADD COLUMN "version_declaration" varchar;
  ALTER TABLE "_products_v" ADD COLUMN "version_barcode" varchar;
  ALTER TABLE "_products_v_locales" ADD COLUMN "version_origin" varchar;
  ALTER TABLE "_products_v_locales" ADD COLUMN "version_manufacturer" varchar;
  ALTER TABLE "_products_v_locales" ADD COLUMN "version_importer" varchar;
  ALTER TABLE "_products_v_locales" ADD COLUMN "version_shelf_life" varchar;
  ALTER TABLE "_products_v_rels" ADD COLUMN "traits_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "traits_id" integer;
  ALTER TABLE "nasinfo" ADD COLUMN "required_note" "enum_nasinfo_required_note";
  ALTER TABLE "nasinfo" ADD COLUMN "ministry_link" varchar;
  ALTER TABLE "nasinfo" ADD COLUMN "ministry_badge_id" integer;
  ALTER TABLE "nasinfo_locales" ADD COLUMN "return_promise" varchar;
  ALTER TABLE "nasinfo_locales" ADD COLUMN "genuine_promise" varchar;
  ALTER TABLE "products_actives" ADD CONSTRAINT "products_actives_ingredient_id_traits_id_fk" FOREIGN KEY ("ingredient_id") REFERENCES "public"."traits"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products_actives" ADD CONSTRAINT "products_actives_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_actives" ADD CONSTRAINT "_products_v_version_actives_ingredient_id_traits_id_fk" FOREIGN KEY ("ingredient_id") REFERENCES "public"."traits"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v_version_actives" ADD CONSTRAINT "_products_v_version_actives_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "traits_locales" ADD CONSTRAINT "traits_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."traits"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "clubs_rels" ADD CONSTRAINT "clubs_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "clubs_rels" ADD CONSTRAINT "clubs_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "clubs_rels" ADD CONSTRAINT "clubs_rels_traits_fk" FOREIGN KEY ("traits_id") REFERENCES "public"."traits"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_clubs_v_rels" ADD CONSTRAINT "_clubs_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_clubs_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_clubs_v_rels" ADD CONSTRAINT "_clubs_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_clubs_v_rels" ADD CONSTRAINT "_clubs_v_rels_traits_fk" FOREIGN KEY ("traits_id") REFERENCES "public"."traits"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "blogs_rels" ADD CONSTRAINT "blogs_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."blogs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "blogs_rels" ADD CONSTRAINT "blogs_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "blogs_rels" ADD CONSTRAINT "blogs_rels_traits_fk" FOREIGN KEY ("traits_id") REFERENCES "public"."traits"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_blogs_v_rels" ADD CONSTRAINT "_blogs_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_blogs_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_blogs_v_rels" ADD CONSTRAINT "_blogs_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_blogs_v_rels" ADD CONSTRAINT "_blogs_v_rels_traits_fk" FOREIGN KEY ("traits_id") REFERENCES "public"."traits"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "products_actives_order_idx" ON "products_actives" USING btree ("_order");
  CREATE INDEX "products_actives_parent_id_idx" ON "products_actives" USING btree ("_parent_id");
  CREATE INDEX "products_actives_ingredient_idx" ON "products_actives" USING btree ("ingredient_id");
  CREATE INDEX "_products_v_version_actives_order_idx" ON "_products_v_version_actives" USING btree ("_order");
  CREATE INDEX "_products_v_version_actives_parent_id_idx" ON "_products_v_version_actives" USING btree ("_parent_id");
  CREATE INDEX "_products_v_version_actives_ingredient_idx" ON "_products_v_version_actives" USING btree ("ingredient_id");
  CREATE INDEX "traits_kind_idx" ON "traits" USING btree ("kind");
  CREATE INDEX "traits_order_idx" ON "traits" USING btree ("order");
  CREATE INDEX "traits_updated_at_idx" ON "traits" USING btree ("updated_at");
  CREATE INDEX "traits_created_at_idx" ON "traits" USING btree ("created_at");
  CREATE UNIQUE INDEX "traits_locales_locale_parent_id_unique" ON "traits_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "clubs_rels_order_idx" ON "clubs_rels" USING btree ("order");
  CREATE INDEX "clubs_rels_parent_idx" ON "clubs_rels" USING btree ("parent_id");
  CREATE INDEX "clubs_rels_path_idx" ON "clubs_rels" USING btree ("path");
  CREATE INDEX "clubs_rels_products_id_idx" ON "clubs_rels" USING btree ("products_id");
  CREATE INDEX "clubs_rels_traits_id_idx" ON "clubs_rels" USING btree ("traits_id");
  CREATE INDEX "_clubs_v_rels_order_idx" ON "_clubs_v_rels" USING btree ("order");
  CREATE INDEX "_clubs_v_rels_parent_idx" ON "_clubs_v_rels" USING btree ("parent_id");
  CREATE INDEX "_clubs_v_rels_path_idx" ON "_clubs_v_rels" USING btree ("path");
  CREATE INDEX "_clubs_v_rels_products_id_idx" ON "_clubs_v_rels" USING btree ("products_id");
  CREATE INDEX "_clubs_v_rels_traits_id_idx" ON "_clubs_v_rels" USING btree ("traits_id");
  CREATE INDEX "blogs_rels_order_idx" ON "blogs_rels" USING btree ("order");
  CREATE INDEX "blogs_rels_parent_idx" ON "blogs_rels" USING btree ("parent_id");
  CREATE INDEX "blogs_rels_path_idx" ON "blogs_rels" USING btree ("path");
  CREATE INDEX "blogs_rels_products_id_idx" ON "blogs_rels" USING btree ("products_id");
  CREATE INDEX "blogs_rels_traits_id_idx" ON "blogs_rels" USING btree ("traits_id");
  CREATE INDEX "_blogs_v_rels_order_idx" ON "_blogs_v_rels" USING btree ("order");
  CREATE INDEX "_blogs_v_rels_parent_idx" ON "_blogs_v_rels" USING btree ("parent_id");
  CREATE INDEX "_blogs_v_rels_path_idx" ON "_blogs_v_rels" USING btree ("path");
  CREATE INDEX "_blogs_v_rels_products_id_idx" ON "_blogs_v_rels" USING btree ("products_id");
  CREATE INDEX "_blogs_v_rels_traits_id_idx" ON "_blogs_v_rels" USING btree ("traits_id");
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_traits_fk" FOREIGN KEY ("traits_id") REFERENCES "public"."traits"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_traits_fk" FOREIGN KEY ("traits_id") REFERENCES "public"."traits"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_traits_fk" FOREIGN KEY ("traits_id") REFERENCES "public"."traits"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "nasinfo" ADD CONSTRAINT "nasinfo_ministry_badge_id_media_id_fk" FOREIGN KEY ("ministry_badge_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "products_rels_traits_id_idx" ON "products_rels" USING btree ("traits_id");
  CREATE INDEX "_products_v_rels_traits_id_idx" ON "_products_v_rels" USING btree ("traits_id");
  CREATE INDEX "payload_locked_documents_rels_traits_id_idx" ON "payload_locked_documents_rels" USING btree ("traits_id");
  CREATE INDEX "nasinfo_ministry_badge_idx" ON "nasinfo" USING btree ("ministry_badge_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "products_actives" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_products_v_version_actives" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "traits" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "traits_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "clubs_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_clubs_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "blogs_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_blogs_v_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "products_actives" CASCADE;
  DROP TABLE "_products_v_version_actives" CASCADE;
  DROP TABLE "traits" CASCADE;
  DROP TABLE "traits_locales" CASCADE;
  DROP TABLE "clubs_rels" CASCADE;
  DROP TABLE "_clubs_v_rels" CASCADE;
  DROP TABLE "blogs_rels" CASCADE;
  DROP TABLE "_blogs_v_rels" CASCADE;
  ALTER TABLE "products_rels" DROP CONSTRAINT "products_rels_traits_fk";
  
  ALTER TABLE "_products_v_rels" DROP CONSTRAINT "_products_v_rels_traits_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_traits_fk";
  
  ALTER TABLE "nasinfo" DROP CONSTRAINT "nasinfo_ministry_badge_id_media_id_fk";
  
  DROP INDEX "products_rels_traits_id_idx";
  DROP INDEX "_products_v_rels_traits_id_idx";
  DROP INDEX "payload_locked_documents_rels_traits_id_idx";
  DROP INDEX "nasinfo_ministry_badge_idx";
  ALTER TABLE "products" DROP COLUMN "step";
  ALTER TABLE "products" DROP COLUMN "use_time";
  ALTER TABLE "products" DROP COLUMN "declaration";
  ALTER TABLE "products" DROP COLUMN "barcode";
  ALTER TABLE "products_locales" DROP COLUMN "origin";
  ALTER TABLE "products_locales" DROP COLUMN "manufacturer";
  ALTER TABLE "products_locales" DROP COLUMN "importer";
  ALTER TABLE "products_locales" DROP COLUMN "shelf_life";
  ALTER TABLE "products_rels" DROP COLUMN "traits_id";
  ALTER TABLE "_products_v" DROP COLUMN "version_step";
  ALTER TABLE "_products_v" DROP COLUMN "version_use_time";
  ALTER TABLE "_products_v" DROP COLUMN "version_declaration";
  ALTER TABLE "_products_v" DROP COLUMN "version_barcode";
  ALTER TABLE "_products_v_locales" DROP COLUMN "version_origin";
  ALTER TABLE "_products_v_locales" DROP COLUMN "version_manufacturer";
  ALTER TABLE "_products_v_locales" DROP COLUMN "version_importer";
  ALTER TABLE "_products_v_locales" DROP COLUMN "version_shelf_life";
  ALTER TABLE "_products_v_rels" DROP COLUMN "traits_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "traits_id";
  ALTER TABLE "nasinfo" DROP COLUMN "required_note";
  ALTER TABLE "nasinfo" DROP COLUMN "ministry_link";
  ALTER TABLE "nasinfo" DROP COLUMN "ministry_badge_id";
  ALTER TABLE "nasinfo_locales" DROP COLUMN "return_promise";
  ALTER TABLE "nasinfo_locales" DROP COLUMN "genuine_promise";
  DROP TYPE "public"."enum_products_actives_unit";
  DROP TYPE "public"."enum_products_step";
  DROP TYPE "public"."enum_products_use_time";
  DROP TYPE "public"."enum__products_v_version_actives_unit";
  DROP TYPE "public"."enum__products_v_version_step";
  DROP TYPE "public"."enum__products_v_version_use_time";
  DROP TYPE "public"."enum_traits_kind";
  DROP TYPE "public"."enum_nasinfo_required_note";`)
}
