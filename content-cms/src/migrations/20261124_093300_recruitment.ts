import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_sections_page" ADD VALUE 'recruitment';
  ALTER TYPE "public"."enum__sections_v_version_page" ADD VALUE 'recruitment';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "sections" ALTER COLUMN "page" SET DATA TYPE text;
  DROP TYPE "public"."enum_sections_page";
  CREATE TYPE "public"."enum_sections_page" AS ENUM('about', 'business', 'contact', 'support', 'shopping');
  ALTER TABLE "sections" ALTER COLUMN "page" SET DATA TYPE "public"."enum_sections_page" USING "page"::"public"."enum_sections_page";
  ALTER TABLE "_sections_v" ALTER COLUMN "version_page" SET DATA TYPE text;
  DROP TYPE "public"."enum__sections_v_version_page";
  CREATE TYPE "public"."enum__sections_v_version_page" AS ENUM('about', 'business', 'contact', 'support', 'shopping');
  ALTER TABLE "_sections_v" ALTER COLUMN "version_page" SET DATA TYPE "public"."enum__sections_v_version_page" USING "version_page"::"public"."enum__sections_v_version_page";`)
}
