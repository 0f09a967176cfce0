import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "publications" ADD COLUMN "title" varchar;
  ALTER TABLE "publications" ADD COLUMN "editor_id" integer;
  ALTER TABLE "publications" ADD COLUMN "path" varchar;
  ALTER TABLE "publications" ADD COLUMN "pages" numeric;
  ALTER TABLE "publications" ADD COLUMN "seconds" numeric;
  ALTER TABLE "publications" ADD CONSTRAINT "publications_editor_id_users_id_fk" FOREIGN KEY ("editor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "publications_document_id_idx" ON "publications" USING btree ("document_id");
  CREATE INDEX "publications_editor_idx" ON "publications" USING btree ("editor_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "publications" DROP CONSTRAINT "publications_editor_id_users_id_fk";
  
  DROP INDEX "publications_document_id_idx";
  DROP INDEX "publications_editor_idx";
  ALTER TABLE "publications" DROP COLUMN "title";
  ALTER TABLE "publications" DROP COLUMN "editor_id";
  ALTER TABLE "publications" DROP COLUMN "path";
  ALTER TABLE "publications" DROP COLUMN "pages";
  ALTER TABLE "publications" DROP COLUMN "seconds";`)
}
