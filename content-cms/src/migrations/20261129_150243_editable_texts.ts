import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_homeinfo_sections_section" AS ENUM('promises', 'categories', 'best_sellers', 'promotion', 'film', 'club');
  CREATE TYPE "public"."enum_homeinfo_promises_icon" AS ENUM('truck', 'cash', 'chat');
  CREATE TYPE "public"."enum__homeinfo_v_version_sections_section" AS ENUM('promises', 'categories', 'best_sellers', 'promotion', 'film', 'club');
  CREATE TYPE "public"."enum__homeinfo_v_version_promises_icon" AS ENUM('truck', 'cash', 'chat');
  CREATE TABLE "emails" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" varchar NOT NULL,
  	"search_text" varchar,
  	"incomplete" boolean,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "emails_locales" (
  	"name" varchar NOT NULL,
  	"subject" varchar NOT NULL,
  	"preview" varchar,
  	"heading" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_emails_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_kind" varchar NOT NULL,
  	"version_search_text" varchar,
  	"version_incomplete" boolean,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_emails_v_locales" (
  	"version_name" varchar NOT NULL,
  	"version_subject" varchar NOT NULL,
  	"version_preview" varchar,
  	"version_heading" varchar NOT NULL,
  	"version_text" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "homeinfo_sections" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"section" "enum_homeinfo_sections_section" NOT NULL
  );
  
  CREATE TABLE "homeinfo_sections_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "homeinfo_promises" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"icon" "enum_homeinfo_promises_icon" NOT NULL
  );
  
  CREATE TABLE "homeinfo_promises_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "homeinfo" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_homeinfo_v_version_sections" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"section" "enum__homeinfo_v_version_sections_section" NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_homeinfo_v_version_sections_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_homeinfo_v_version_promises" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"icon" "enum__homeinfo_v_version_promises_icon" NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_homeinfo_v_version_promises_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_homeinfo_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "menuinfo_contact" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"path" varchar NOT NULL
  );
  
  CREATE TABLE "menuinfo_contact_locales" (
  	"label" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "menuinfo_footer_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"path" varchar NOT NULL
  );
  
  CREATE TABLE "menuinfo_footer_links_locales" (
  	"label" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "menuinfo_footer" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "menuinfo_footer_locales" (
  	"title" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "menuinfo" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "menuinfo_locales" (
  	"about" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_menuinfo_v_version_contact" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"path" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_menuinfo_v_version_contact_locales" (
  	"label" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_menuinfo_v_version_footer_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"path" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_menuinfo_v_version_footer_links_locales" (
  	"label" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_menuinfo_v_version_footer" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_menuinfo_v_version_footer_locales" (
  	"title" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_menuinfo_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_menuinfo_v_locales" (
  	"version_about" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "products_locales" ADD COLUMN "badge" varchar;
  ALTER TABLE "_products_v_locales" ADD COLUMN "version_badge" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "emails_id" integer;
  ALTER TABLE "emails_locales" ADD CONSTRAINT "emails_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."emails"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_emails_v" ADD CONSTRAINT "_emails_v_parent_id_emails_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."emails"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_emails_v_locales" ADD CONSTRAINT "_emails_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_emails_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "homeinfo_sections" ADD CONSTRAINT "homeinfo_sections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."homeinfo"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "homeinfo_sections_locales" ADD CONSTRAINT "homeinfo_sections_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."homeinfo_sections"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "homeinfo_promises" ADD CONSTRAINT "homeinfo_promises_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."homeinfo"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "homeinfo_promises_locales" ADD CONSTRAINT "homeinfo_promises_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."homeinfo_promises"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_homeinfo_v_version_sections" ADD CONSTRAINT "_homeinfo_v_version_sections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_homeinfo_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_homeinfo_v_version_sections_locales" ADD CONSTRAINT "_homeinfo_v_version_sections_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_homeinfo_v_version_sections"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_homeinfo_v_version_promises" ADD CONSTRAINT "_homeinfo_v_version_promises_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_homeinfo_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_homeinfo_v_version_promises_locales" ADD CONSTRAINT "_homeinfo_v_version_promises_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_homeinfo_v_version_promises"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menuinfo_contact" ADD CONSTRAINT "menuinfo_contact_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menuinfo"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menuinfo_contact_locales" ADD CONSTRAINT "menuinfo_contact_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menuinfo_contact"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menuinfo_footer_links" ADD CONSTRAINT "menuinfo_footer_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menuinfo_footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menuinfo_footer_links_locales" ADD CONSTRAINT "menuinfo_footer_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menuinfo_footer_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menuinfo_footer" ADD CONSTRAINT "menuinfo_footer_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menuinfo"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menuinfo_footer_locales" ADD CONSTRAINT "menuinfo_footer_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menuinfo_footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menuinfo_locales" ADD CONSTRAINT "menuinfo_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menuinfo"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menuinfo_v_version_contact" ADD CONSTRAINT "_menuinfo_v_version_contact_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menuinfo_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menuinfo_v_version_contact_locales" ADD CONSTRAINT "_menuinfo_v_version_contact_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menuinfo_v_version_contact"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menuinfo_v_version_footer_links" ADD CONSTRAINT "_menuinfo_v_version_footer_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menuinfo_v_version_footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menuinfo_v_version_footer_links_locales" ADD CONSTRAINT "_menuinfo_v_version_footer_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menuinfo_v_version_footer_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menuinfo_v_version_footer" ADD CONSTRAINT "_menuinfo_v_version_footer_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menuinfo_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menuinfo_v_version_footer_locales" ADD CONSTRAINT "_menuinfo_v_version_footer_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menuinfo_v_version_footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menuinfo_v_locales" ADD CONSTRAINT "_menuinfo_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menuinfo_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "emails_kind_idx" ON "emails" USING btree ("kind");
  CREATE INDEX "emails_updated_at_idx" ON "emails" USING btree ("updated_at");
  CREATE INDEX "emails_created_at_idx" ON "emails" USING btree ("created_at");
  CREATE INDEX "emails_search_text_trgm" ON "emails" USING gin ("search_text" gin_trgm_ops);
  CREATE UNIQUE INDEX "emails_locales_locale_parent_id_unique" ON "emails_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_emails_v_parent_idx" ON "_emails_v" USING btree ("parent_id");
  CREATE INDEX "_emails_v_version_version_kind_idx" ON "_emails_v" USING btree ("version_kind");
  CREATE INDEX "_emails_v_version_version_updated_at_idx" ON "_emails_v" USING btree ("version_updated_at");
  CREATE INDEX "_emails_v_version_version_created_at_idx" ON "_emails_v" USING btree ("version_created_at");
  CREATE INDEX "_emails_v_created_at_idx" ON "_emails_v" USING btree ("created_at");
  CREATE INDEX "_emails_v_updated_at_idx" ON "_emails_v" USING btree ("updated_at");
  CREATE INDEX "_emails_v_search_text_trgm" ON "_emails_v" USING gin ("version_search_text" gin_trgm_ops);
  CREATE UNIQUE INDEX "_emails_v_locales_locale_parent_id_unique" ON "_emails_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "homeinfo_sections_order_idx" ON "homeinfo_sections" USING btree ("_order");
  CREATE INDEX "homeinfo_sections_parent_id_idx" ON "homeinfo_sections" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "homeinfo_sections_locales_locale_parent_id_unique" ON "homeinfo_sections_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "homeinfo_promises_order_idx" ON "homeinfo_promises" USING btree ("_order");
  CREATE INDEX "homeinfo_promises_parent_id_idx" ON "homeinfo_promises" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "homeinfo_promises_locales_locale_parent_id_unique" ON "homeinfo_promises_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_homeinfo_v_version_sections_order_idx" ON "_homeinfo_v_version_sections" USING btree ("_order");
  CREATE INDEX "_homeinfo_v_version_sections_parent_id_idx" ON "_homeinfo_v_version_sections" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_homeinfo_v_version_sections_locales_locale_parent_id_unique" ON "_homeinfo_v_version_sections_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_homeinfo_v_version_promises_order_idx" ON "_homeinfo_v_version_promises" USING btree ("_order");
  CREATE INDEX "_homeinfo_v_version_promises_parent_id_idx" ON "_homeinfo_v_version_promises" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_homeinfo_v_version_promises_locales_locale_parent_id_unique" ON "_homeinfo_v_version_promises_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_homeinfo_v_created_at_idx" ON "_homeinfo_v" USING btree ("created_at");
  CREATE INDEX "_homeinfo_v_updated_at_idx" ON "_homeinfo_v" USING btree ("updated_at");
  CREATE INDEX "menuinfo_contact_order_idx" ON "menuinfo_contact" USING btree ("_order");
  CREATE INDEX "menuinfo_contact_parent_id_idx" ON "menuinfo_contact" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "menuinfo_contact_locales_locale_parent_id_unique" ON "menuinfo_contact_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "menuinfo_footer_links_order_idx" ON "menuinfo_footer_links" USING btree ("_order");
  CREATE INDEX "menuinfo_footer_links_parent_id_idx" ON "menuinfo_footer_links" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "menuinfo_footer_links_locales_locale_parent_id_unique" ON "menuinfo_footer_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "menuinfo_footer_order_idx" ON "menuinfo_footer" USING btree ("_order");
  CREATE INDEX "menuinfo_footer_parent_id_idx" ON "menuinfo_footer" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "menuinfo_footer_locales_locale_parent_id_unique" ON "menuinfo_footer_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "menuinfo_locales_locale_parent_id_unique" ON "menuinfo_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_menuinfo_v_version_contact_order_idx" ON "_menuinfo_v_version_contact" USING btree ("_order");
  CREATE INDEX "_menuinfo_v_version_contact_parent_id_idx" ON "_menuinfo_v_version_contact" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_menuinfo_v_version_contact_locales_locale_parent_id_unique" ON "_menuinfo_v_version_contact_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_menuinfo_v_version_footer_links_order_idx" ON "_menuinfo_v_version_footer_links" USING btree ("_order");
  CREATE INDEX "_menuinfo_v_version_footer_links_parent_id_idx" ON "_menuinfo_v_version_footer_links" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_menuinfo_v_version_footer_links_locales_locale_parent_id_un" ON "_menuinfo_v_version_footer_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_menuinfo_v_version_footer_order_idx" ON "_menuinfo_v_version_footer" USING btree ("_order");
  CREATE INDEX "_menuinfo_v_version_footer_parent_id_idx" ON "_menuinfo_v_version_footer" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_menuinfo_v_version_footer_locales_locale_parent_id_unique" ON "_menuinfo_v_version_footer_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_menuinfo_v_created_at_idx" ON "_menuinfo_v" USING btree ("created_at");
  CREATE INDEX "_menuinfo_v_updated_at_idx" ON "_menuinfo_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_menuinfo_v_locales_locale_parent_id_unique" ON "_menuinfo_v_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_emails_fk" FOREIGN KEY ("emails_id") REFERENCES "public"."emails"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_emails_id_idx" ON "payload_locked_documents_rels" USING btree ("emails_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "emails" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "emails_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_emails_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_emails_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "homeinfo_sections" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "homeinfo_sections_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "homeinfo_promises" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "homeinfo_promises_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "homeinfo" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_homeinfo_v_version_sections" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_homeinfo_v_version_sections_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_homeinfo_v_version_promises" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_homeinfo_v_version_promises_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_homeinfo_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "menuinfo_contact" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "menuinfo_contact_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "menuinfo_footer_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "menuinfo_footer_links_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "menuinfo_footer" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "menuinfo_footer_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "menuinfo" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "menuinfo_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_menuinfo_v_version_contact" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_menuinfo_v_version_contact_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_menuinfo_v_version_footer_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_menuinfo_v_version_footer_links_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_menuinfo_v_version_footer" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_menuinfo_v_version_footer_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_menuinfo_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_menuinfo_v_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "emails" CASCADE;
  DROP TABLE "emails_locales" CASCADE;
  DROP TABLE "_emails_v" CASCADE;
  DROP TABLE "_emails_v_locales" CASCADE;
  DROP TABLE "homeinfo_sections" CASCADE;
  DROP TABLE "homeinfo_sections_locales" CASCADE;
  DROP TABLE "homeinfo_promises" CASCADE;
  DROP TABLE "homeinfo_promises_locales" CASCADE;
  DROP TABLE "homeinfo" CASCADE;
  DROP TABLE "_homeinfo_v_version_sections" CASCADE;
  DROP TABLE "_homeinfo_v_version_sections_locales" CASCADE;
  DROP TABLE "_homeinfo_v_version_promises" CASCADE;
  DROP TABLE "_homeinfo_v_version_promises_locales" CASCADE;
  DROP TABLE "_homeinfo_v" CASCADE;
  DROP TABLE "menuinfo_contact" CASCADE;
  DROP TABLE "menuinfo_contact_locales" CASCADE;
  DROP TABLE "menuinfo_footer_links" CASCADE;
  DROP TABLE "menuinfo_footer_links_locales" CASCADE;
  DROP TABLE "menuinfo_footer" CASCADE;
  DROP TABLE "menuinfo_footer_locales" CASCADE;
  DROP TABLE "menuinfo" CASCADE;
  DROP TABLE "menuinfo_locales" CASCADE;
  DROP TABLE "_menuinfo_v_version_contact" CASCADE;
  DROP TABLE "_menuinfo_v_version_contact_locales" CASCADE;
  DROP TABLE "_menuinfo_v_version_footer_links" CASCADE;
  DROP TABLE "_menuinfo_v_version_footer_links_locales" CASCADE;
  DROP TABLE "_menuinfo_v_version_footer" CASCADE;
  DROP TABLE "_menuinfo_v_version_footer_locales" CASCADE;
  DROP TABLE "_menuinfo_v" CASCADE;
  DROP TABLE "_menuinfo_v_locales" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_emails_fk";
  
  DROP INDEX "payload_locked_documents_rels_emails_id_idx";
  ALTER TABLE "products_locales" DROP COLUMN "badge";
  ALTER TABLE "_products_v_locales" DROP COLUMN "version_badge";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "emails_id";
  DROP TYPE "public"."enum_homeinfo_sections_section";
  DROP TYPE "public"."enum_homeinfo_promises_icon";
  DROP TYPE "public"."enum__homeinfo_v_version_sections_section";
  DROP TYPE "public"."enum__homeinfo_v_version_promises_icon";`)
}
