import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_plans_action" AS ENUM('publish', 'unpublish', 'appear');
  CREATE TYPE "public"."enum_plans_at_tz" AS ENUM('Asia/Ho_Chi_Minh');
  CREATE TYPE "public"."enum_plans_state" AS ENUM('planned', 'done', 'failed');
  CREATE TABLE "plans" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"action" "enum_plans_action" DEFAULT 'publish' NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"at_tz" "enum_plans_at_tz" DEFAULT 'Asia/Ho_Chi_Minh' NOT NULL,
  	"price_confirmed" boolean,
  	"by_id" integer,
  	"state" "enum_plans_state" DEFAULT 'planned',
  	"reason" varchar,
  	"ended_at" timestamp(3) with time zone,
  	"language" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "plans_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" integer,
  	"categories_id" integer,
  	"banners_id" integer,
  	"clubs_id" integer,
  	"blogs_id" integer,
  	"faqs_id" integer,
  	"policies_id" integer,
  	"sections_id" integer,
  	"works_id" integer,
  	"innovations_id" integer,
  	"places_id" integer
  );
  
  ALTER TABLE "plans" ADD CONSTRAINT "plans_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "plans_rels" ADD CONSTRAINT "plans_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."plans"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "plans_rels" ADD CONSTRAINT "plans_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "plans_rels" ADD CONSTRAINT "plans_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "plans_rels" ADD CONSTRAINT "plans_rels_banners_fk" FOREIGN KEY ("banners_id") REFERENCES "public"."banners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "plans_rels" ADD CONSTRAINT "plans_rels_clubs_fk" FOREIGN KEY ("clubs_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "plans_rels" ADD CONSTRAINT "plans_rels_blogs_fk" FOREIGN KEY ("blogs_id") REFERENCES "public"."blogs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "plans_rels" ADD CONSTRAINT "plans_rels_faqs_fk" FOREIGN KEY ("faqs_id") REFERENCES "public"."faqs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "plans_rels" ADD CONSTRAINT "plans_rels_policies_fk" FOREIGN KEY ("policies_id") REFERENCES "public"."policies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "plans_rels" ADD CONSTRAINT "plans_rels_sections_fk" FOREIGN KEY ("sections_id") REFERENCES "public"."sections"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "plans_rels" ADD CONSTRAINT "plans_rels_works_fk" FOREIGN KEY ("works_id") REFERENCES "public"."works"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "plans_rels" ADD CONSTRAINT "plans_rels_innovations_fk" FOREIGN KEY ("innovations_id") REFERENCES "public"."innovations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "plans_rels" ADD CONSTRAINT "plans_rels_places_fk" FOREIGN KEY ("places_id") REFERENCES "public"."places"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "plans_by_idx" ON "plans" USING btree ("by_id");
  CREATE INDEX "plans_updated_at_idx" ON "plans" USING btree ("updated_at");
  CREATE INDEX "plans_created_at_idx" ON "plans" USING btree ("created_at");
  CREATE INDEX "state_at_idx" ON "plans" USING btree ("state","at");
  CREATE INDEX "plans_rels_order_idx" ON "plans_rels" USING btree ("order");
  CREATE INDEX "plans_rels_parent_idx" ON "plans_rels" USING btree ("parent_id");
  CREATE INDEX "plans_rels_path_idx" ON "plans_rels" USING btree ("path");
  CREATE INDEX "plans_rels_products_id_idx" ON "plans_rels" USING btree ("products_id");
  CREATE INDEX "plans_rels_categories_id_idx" ON "plans_rels" USING btree ("categories_id");
  CREATE INDEX "plans_rels_banners_id_idx" ON "plans_rels" USING btree ("banners_id");
  CREATE INDEX "plans_rels_clubs_id_idx" ON "plans_rels" USING btree ("clubs_id");
  CREATE INDEX "plans_rels_blogs_id_idx" ON "plans_rels" USING btree ("blogs_id");
  CREATE INDEX "plans_rels_faqs_id_idx" ON "plans_rels" USING btree ("faqs_id");
  CREATE INDEX "plans_rels_policies_id_idx" ON "plans_rels" USING btree ("policies_id");
  CREATE INDEX "plans_rels_sections_id_idx" ON "plans_rels" USING btree ("sections_id");
  CREATE INDEX "plans_rels_works_id_idx" ON "plans_rels" USING btree ("works_id");
  CREATE INDEX "plans_rels_innovations_id_idx" ON "plans_rels" USING btree ("innovations_id");
  CREATE INDEX "plans_rels_places_id_idx" ON "plans_rels" USING btree ("places_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "plans" CASCADE;
  DROP TABLE "plans_rels" CASCADE;
  DROP TYPE "public"."enum_plans_action";
  DROP TYPE "public"."enum_plans_at_tz";
  DROP TYPE "public"."enum_plans_state";`)
}
