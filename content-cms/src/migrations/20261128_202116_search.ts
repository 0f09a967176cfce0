import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "searches" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"words" varchar NOT NULL,
  	"count" numeric NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "searchinfo_synonyms" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"typed" varchar NOT NULL,
  	"meant" varchar NOT NULL
  );
  
  CREATE TABLE "searchinfo" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"ignored" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "searchinfo_synonyms" ADD CONSTRAINT "searchinfo_synonyms_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."searchinfo"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "searches_words_idx" ON "searches" USING btree ("words");
  CREATE INDEX "searches_updated_at_idx" ON "searches" USING btree ("updated_at");
  CREATE INDEX "searches_created_at_idx" ON "searches" USING btree ("created_at");
  CREATE INDEX "searchinfo_synonyms_order_idx" ON "searchinfo_synonyms" USING btree ("_order");
  CREATE INDEX "searchinfo_synonyms_parent_id_idx" ON "searchinfo_synonyms" USING btree ("_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "searches" CASCADE;
  DROP TABLE "searchinfo_synonyms" CASCADE;
  DROP TABLE "searchinfo" CASCADE;`)
}
