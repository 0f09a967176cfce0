import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "deliveryinfo" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"cutoff" numeric NOT NULL,
  	"processing" numeric NOT NULL,
  	"weekdays" jsonb NOT NULL,
  	"transit" jsonb NOT NULL,
  	"holidays" jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  `)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "deliveryinfo" CASCADE;`)
}
