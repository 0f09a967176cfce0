import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_reviews_state" AS ENUM('waiting', 'returned', 'approved');
  CREATE TYPE "public"."enum_users_role" AS ENUM('manager', 'editor', 'contributor');
  CREATE TABLE "reviews" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" varchar NOT NULL,
  	"subject" numeric NOT NULL,
  	"state" "enum_reviews_state" NOT NULL,
  	"by_id" integer,
  	"decided_by_id" integer,
  	"comment" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "users" ADD COLUMN "role" "enum_users_role" DEFAULT 'manager' NOT NULL;
  ALTER TABLE "reviews" ADD CONSTRAINT "reviews_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reviews" ADD CONSTRAINT "reviews_decided_by_id_users_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "reviews_state_idx" ON "reviews" USING btree ("state");
  CREATE INDEX "reviews_by_idx" ON "reviews" USING btree ("by_id");
  CREATE INDEX "reviews_decided_by_idx" ON "reviews" USING btree ("decided_by_id");
  CREATE INDEX "reviews_updated_at_idx" ON "reviews" USING btree ("updated_at");
  CREATE INDEX "reviews_created_at_idx" ON "reviews" USING btree ("created_at");
  CREATE UNIQUE INDEX "kind_subject_idx" ON "reviews" USING btree ("kind","subject");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "reviews" CASCADE;
  ALTER TABLE "users" DROP COLUMN "role";
  DROP TYPE "public"."enum_reviews_state";
  DROP TYPE "public"."enum_users_role";`)
}
