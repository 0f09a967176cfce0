import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_clients_scope" AS ENUM('reader', 'writer');
  ALTER TABLE "clients" ADD COLUMN "scope" "enum_clients_scope" DEFAULT 'reader' NOT NULL;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "clients" DROP COLUMN "scope";
  DROP TYPE "public"."enum_clients_scope";`)
}
