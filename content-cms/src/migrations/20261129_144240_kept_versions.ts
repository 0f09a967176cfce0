import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum__traits_v_version_kind" AS ENUM('skin', 'concern', 'ingredient');
  CREATE TYPE "public"."enum__payments_v_version_state" AS ENUM('active', 'inactive');
  CREATE TYPE "public"."enum__nasinfo_v_version_required_note" AS ENUM('CHOTHUHANG', 'CHOXEMHANGKHONGTHU', 'KHONGCHOXEMHANG');
  CREATE TABLE "_subcategories_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_order" numeric DEFAULT 0,
  	"version_search_text" varchar,
  	"version_incomplete" boolean,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_subcategories_v_locales" (
  	"version_name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_traits_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_kind" "enum__traits_v_version_kind" NOT NULL,
  	"version_order" numeric DEFAULT 0,
  	"version_search_text" varchar,
  	"version_incomplete" boolean,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_traits_v_locales" (
  	"version_name" varchar NOT NULL,
  	"version_note" varchar,
  	"version_source" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_tips_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_order" numeric DEFAULT 0,
  	"version_search_text" varchar,
  	"version_incomplete" boolean,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_tips_v_locales" (
  	"version_name" varchar NOT NULL,
  	"version_content" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_payments_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_code" varchar NOT NULL,
  	"version_state" "enum__payments_v_version_state" DEFAULT 'active' NOT NULL,
  	"version_order" numeric DEFAULT 0,
  	"version_search_text" varchar,
  	"version_incomplete" boolean,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_payments_v_locales" (
  	"version_name" varchar NOT NULL,
  	"version_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_featured_works_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_work_id" integer NOT NULL,
  	"version_order" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_redirects_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_from" varchar NOT NULL,
  	"version_to" varchar NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_siteinfo_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_link_lazada" varchar,
  	"version_link_tiktok" varchar,
  	"version_link_shopee" varchar,
  	"version_link_facebook" varchar,
  	"version_link_instagram" varchar,
  	"version_link_youtube" varchar,
  	"version_link_zalo" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_nasinfo_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_phone" varchar,
  	"version_email" varchar,
  	"version_required_note" "enum__nasinfo_v_version_required_note",
  	"version_ministry_link" varchar,
  	"version_ministry_badge_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_nasinfo_v_locales" (
  	"version_company" varchar,
  	"version_msdn" varchar,
  	"version_address" varchar,
  	"version_hours" varchar,
  	"version_return_promise" varchar,
  	"version_genuine_promise" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_bannerinfo_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_video_mp4" varchar,
  	"version_video_webm" varchar,
  	"version_poster_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_bannerinfo_v_locales" (
  	"version_heading" varchar,
  	"version_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_searchinfo_v_version_synonyms" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"typed" varchar NOT NULL,
  	"meant" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_searchinfo_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_ignored" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "_subcategories_v" ADD CONSTRAINT "_subcategories_v_parent_id_subcategories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."subcategories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_subcategories_v_locales" ADD CONSTRAINT "_subcategories_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_subcategories_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_traits_v" ADD CONSTRAINT "_traits_v_parent_id_traits_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."traits"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_traits_v_locales" ADD CONSTRAINT "_traits_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_traits_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tips_v" ADD CONSTRAINT "_tips_v_parent_id_tips_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."tips"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_tips_v_locales" ADD CONSTRAINT "_tips_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_tips_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_payments_v" ADD CONSTRAINT "_payments_v_parent_id_payments_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_payments_v_locales" ADD CONSTRAINT "_payments_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_payments_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_featured_works_v" ADD CONSTRAINT "_featured_works_v_parent_id_featured_works_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."featured_works"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_featured_works_v" ADD CONSTRAINT "_featured_works_v_version_work_id_works_id_fk" FOREIGN KEY ("version_work_id") REFERENCES "public"."works"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_redirects_v" ADD CONSTRAINT "_redirects_v_parent_id_redirects_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."redirects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_nasinfo_v" ADD CONSTRAINT "_nasinfo_v_version_ministry_badge_id_media_id_fk" FOREIGN KEY ("version_ministry_badge_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_nasinfo_v_locales" ADD CONSTRAINT "_nasinfo_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_nasinfo_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_bannerinfo_v" ADD CONSTRAINT "_bannerinfo_v_version_poster_id_media_id_fk" FOREIGN KEY ("version_poster_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_bannerinfo_v_locales" ADD CONSTRAINT "_bannerinfo_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_bannerinfo_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_searchinfo_v_version_synonyms" ADD CONSTRAINT "_searchinfo_v_version_synonyms_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_searchinfo_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "_subcategories_v_parent_idx" ON "_subcategories_v" USING btree ("parent_id");
  CREATE INDEX "_subcategories_v_version_version_order_idx" ON "_subcategories_v" USING btree ("version_order");
  CREATE INDEX "_subcategories_v_version_version_updated_at_idx" ON "_subcategories_v" USING btree ("version_updated_at");
  CREATE INDEX "_subcategories_v_version_version_created_at_idx" ON "_subcategories_v" USING btree ("version_created_at");
  CREATE INDEX "_subcategories_v_version_version_deleted_at_idx" ON "_subcategories_v" USING btree ("version_deleted_at");
  CREATE INDEX "_subcategories_v_created_at_idx" ON "_subcategories_v" USING btree ("created_at");
  CREATE INDEX "_subcategories_v_updated_at_idx" ON "_subcategories_v" USING btree ("updated_at");
  CREATE INDEX "_subcategories_v_search_text_trgm" ON "_subcategories_v" USING gin ("version_search_text" gin_trgm_ops);
  CREATE UNIQUE INDEX "_subcategories_v_locales_locale_parent_id_unique" ON "_subcategories_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_traits_v_parent_idx" ON "_traits_v" USING btree ("parent_id");
  CREATE INDEX "_traits_v_version_version_kind_idx" ON "_traits_v" USING btree ("version_kind");
  CREATE INDEX "_traits_v_version_version_order_idx" ON "_traits_v" USING btree ("version_order");
  CREATE INDEX "_traits_v_version_version_updated_at_idx" ON "_traits_v" USING btree ("version_updated_at");
  CREATE INDEX "_traits_v_version_version_created_at_idx" ON "_traits_v" USING btree ("version_created_at");
  CREATE INDEX "_traits_v_version_version_deleted_at_idx" ON "_traits_v" USING btree ("version_deleted_at");
  CREATE INDEX "_traits_v_created_at_idx" ON "_traits_v" USING btree ("created_at");
  CREATE INDEX "_traits_v_updated_at_idx" ON "_traits_v" USING btree ("updated_at");
  CREATE INDEX "_traits_v_search_text_trgm" ON "_traits_v" USING gin ("version_search_text" gin_trgm_ops);
  CREATE UNIQUE INDEX "_traits_v_locales_locale_parent_id_unique" ON "_traits_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_tips_v_parent_idx" ON "_tips_v" USING btree ("parent_id");
  CREATE INDEX "_tips_v_version_version_order_idx" ON "_tips_v" USING btree ("version_order");
  CREATE INDEX "_tips_v_version_version_updated_at_idx" ON "_tips_v" USING btree ("version_updated_at");
  CREATE INDEX "_tips_v_version_version_created_at_idx" ON "_tips_v" USING btree ("version_created_at");
  CREATE INDEX "_tips_v_version_version_deleted_at_idx" ON "_tips_v" USING btree ("version_deleted_at");
  CREATE INDEX "_tips_v_created_at_idx" ON "_tips_v" USING btree ("created_at");
  CREATE INDEX "_tips_v_updated_at_idx" ON "_tips_v" USING btree ("updated_at");
  CREATE INDEX "_tips_v_search_text_trgm" ON "_tips_v" USING gin ("version_search_text" gin_trgm_ops);
  CREATE UNIQUE INDEX "_tips_v_locales_locale_parent_id_unique" ON "_tips_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_payments_v_parent_idx" ON "_payments_v" USING btree ("parent_id");
  CREATE INDEX "_payments_v_version_version_code_idx" ON "_payments_v" USING btree ("version_code");
  CREATE INDEX "_payments_v_version_version_state_idx" ON "_payments_v" USING btree ("version_state");
  CREATE INDEX "_payments_v_version_version_order_idx" ON "_payments_v" USING btree ("version_order");
  CREATE INDEX "_payments_v_version_version_updated_at_idx" ON "_payments_v" USING btree ("version_updated_at");
  CREATE INDEX "_payments_v_version_version_created_at_idx" ON "_payments_v" USING btree ("version_created_at");
  CREATE INDEX "_payments_v_version_version_deleted_at_idx" ON "_payments_v" USING btree ("version_deleted_at");
  CREATE INDEX "_payments_v_created_at_idx" ON "_payments_v" USING btree ("created_at");
  CREATE INDEX "_payments_v_updated_at_idx" ON "_payments_v" USING btree ("updated_at");
  CREATE INDEX "_payments_v_search_text_trgm" ON "_payments_v" USING gin ("version_search_text" gin_trgm_ops);
  CREATE UNIQUE INDEX "_payments_v_locales_locale_parent_id_unique" ON "_payments_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_featured_works_v_parent_idx" ON "_featured_works_v" USING btree ("parent_id");
  CREATE INDEX "_featured_works_v_version_version_work_idx" ON "_featured_works_v" USING btree ("version_work_id");
  CREATE INDEX "_featured_works_v_version_version_order_idx" ON "_featured_works_v" USING btree ("version_order");
  CREATE INDEX "_featured_works_v_version_version_updated_at_idx" ON "_featured_works_v" USING btree ("version_updated_at");
  CREATE INDEX "_featured_works_v_version_version_created_at_idx" ON "_featured_works_v" USING btree ("version_created_at");
  CREATE INDEX "_featured_works_v_version_version_deleted_at_idx" ON "_featured_works_v" USING btree ("version_deleted_at");
  CREATE INDEX "_featured_works_v_created_at_idx" ON "_featured_works_v" USING btree ("created_at");
  CREATE INDEX "_featured_works_v_updated_at_idx" ON "_featured_works_v" USING btree ("updated_at");
  CREATE INDEX "_redirects_v_parent_idx" ON "_redirects_v" USING btree ("parent_id");
  CREATE INDEX "_redirects_v_version_version_from_idx" ON "_redirects_v" USING btree ("version_from");
  CREATE INDEX "_redirects_v_version_version_to_idx" ON "_redirects_v" USING btree ("version_to");
  CREATE INDEX "_redirects_v_version_version_updated_at_idx" ON "_redirects_v" USING btree ("version_updated_at");
  CREATE INDEX "_redirects_v_version_version_created_at_idx" ON "_redirects_v" USING btree ("version_created_at");
  CREATE INDEX "_redirects_v_created_at_idx" ON "_redirects_v" USING btree ("created_at");
  CREATE INDEX "_redirects_v_updated_at_idx" ON "_redirects_v" USING btree ("updated_at");
  CREATE INDEX "_siteinfo_v_created_at_idx" ON "_siteinfo_v" USING btree ("created_at");
  CREATE INDEX "_siteinfo_v_updated_at_idx" ON "_siteinfo_v" USING btree ("updated_at");
  CREATE INDEX "_nasinfo_v_version_version_ministry_badge_idx" ON "_nasinfo_v" USING btree ("version_ministry_badge_id");
  CREATE INDEX "_nasinfo_v_created_at_idx" ON "_nasinfo_v" USING btree ("created_at");
  CREATE INDEX "_nasinfo_v_updated_at_idx" ON "_nasinfo_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_nasinfo_v_locales_locale_parent_id_unique" ON "_nasinfo_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_bannerinfo_v_version_version_poster_idx" ON "_bannerinfo_v" USING btree ("version_poster_id");
  CREATE INDEX "_bannerinfo_v_created_at_idx" ON "_bannerinfo_v" USING btree ("created_at");
  CREATE INDEX "_bannerinfo_v_updated_at_idx" ON "_bannerinfo_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_bannerinfo_v_locales_locale_parent_id_unique" ON "_bannerinfo_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_searchinfo_v_version_synonyms_order_idx" ON "_searchinfo_v_version_synonyms" USING btree ("_order");
  CREATE INDEX "_searchinfo_v_version_synonyms_parent_id_idx" ON "_searchinfo_v_version_synonyms" USING btree ("_parent_id");
  CREATE INDEX "_searchinfo_v_created_at_idx" ON "_searchinfo_v" USING btree ("created_at");
  CREATE INDEX "_searchinfo_v_updated_at_idx" ON "_searchinfo_v" USING btree ("updated_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "_subcategories_v" CASCADE;
  DROP TABLE "_subcategories_v_locales" CASCADE;
  DROP TABLE "_traits_v" CASCADE;
  DROP TABLE "_traits_v_locales" CASCADE;
  DROP TABLE "_tips_v" CASCADE;
  DROP TABLE "_tips_v_locales" CASCADE;
  DROP TABLE "_payments_v" CASCADE;
  DROP TABLE "_payments_v_locales" CASCADE;
  DROP TABLE "_featured_works_v" CASCADE;
  DROP TABLE "_redirects_v" CASCADE;
  DROP TABLE "_siteinfo_v" CASCADE;
  DROP TABLE "_nasinfo_v" CASCADE;
  DROP TABLE "_nasinfo_v_locales" CASCADE;
  DROP TABLE "_bannerinfo_v" CASCADE;
  DROP TABLE "_bannerinfo_v_locales" CASCADE;
  DROP TABLE "_searchinfo_v_version_synonyms" CASCADE;
  DROP TABLE "_searchinfo_v" CASCADE;
  DROP TYPE "public"."enum__traits_v_version_kind";
  DROP TYPE "public"."enum__payments_v_version_state";
  DROP TYPE "public"."enum__nasinfo_v_version_required_note";`)
}
