import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "media" ADD COLUMN "sizes_avif400_url" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_avif400_width" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_avif400_height" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_avif400_mime_type" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_avif400_filesize" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_avif400_filename" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_avif600_url" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_avif600_width" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_avif600_height" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_avif600_mime_type" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_avif600_filesize" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_avif600_filename" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_avif900_url" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_avif900_width" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_avif900_height" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_avif900_mime_type" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_avif900_filesize" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_avif900_filename" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_avif1200_url" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_avif1200_width" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_avif1200_height" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_avif1200_mime_type" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_avif1200_filesize" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_avif1200_filename" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_avif1600_url" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_avif1600_width" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_avif1600_height" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_avif1600_mime_type" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_avif1600_filesize" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_avif1600_filename" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_avif2400_url" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_avif2400_width" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_avif2400_height" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_avif2400_mime_type" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_avif2400_filesize" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_avif2400_filename" varchar;
  CREATE INDEX "media_sizes_avif400_sizes_avif400_filename_idx" ON "media" USING btree ("sizes_avif400_filename");
  CREATE INDEX "media_sizes_avif600_sizes_avif600_filename_idx" ON "media" USING btree ("sizes_avif600_filename");
  CREATE INDEX "media_sizes_avif900_sizes_avif900_filename_idx" ON "media" USING btree ("sizes_avif900_filename");
  CREATE INDEX "media_sizes_avif1200_sizes_avif1200_filename_idx" ON "media" USING btree ("sizes_avif1200_filename");
  CREATE INDEX "media_sizes_avif1600_sizes_avif1600_filename_idx" ON "media" USING btree ("sizes_avif1600_filename");
  CREATE INDEX "media_sizes_avif2400_sizes_avif2400_filename_idx" ON "media" USING btree ("sizes_avif2400_filename");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "media_sizes_avif400_sizes_avif400_filename_idx";
  DROP INDEX "media_sizes_avif600_sizes_avif600_filename_idx";
  DROP INDEX "media_sizes_avif900_sizes_avif900_filename_idx";
  DROP INDEX "media_sizes_avif1200_sizes_avif1200_filename_idx";
  DROP INDEX "media_sizes_avif1600_sizes_avif1600_filename_idx";
  DROP INDEX "media_sizes_avif2400_sizes_avif2400_filename_idx";
  ALTER TABLE "media" DROP COLUMN "sizes_avif400_url";
  ALTER TABLE "media" DROP COLUMN "sizes_avif400_width";
  ALTER TABLE "media" DROP COLUMN "sizes_avif400_height";
  ALTER TABLE "media" DROP COLUMN "sizes_avif400_mime_type";
  ALTER TABLE "media" DROP COLUMN "sizes_avif400_filesize";
  ALTER TABLE "media" DROP COLUMN "sizes_avif400_filename";
  ALTER TABLE "media" DROP COLUMN "sizes_avif600_url";
  ALTER TABLE "media" DROP COLUMN "sizes_avif600_width";
  ALTER TABLE "media" DROP COLUMN "sizes_avif600_height";
  ALTER TABLE "media" DROP COLUMN "sizes_avif600_mime_type";
  ALTER TABLE "media" DROP COLUMN "sizes_avif600_filesize";
  ALTER TABLE "media" DROP COLUMN "sizes_avif600_filename";
  ALTER TABLE "media" DROP COLUMN "sizes_avif900_url";
  ALTER TABLE "media" DROP COLUMN "sizes_avif900_width";
  ALTER TABLE "media" DROP COLUMN "sizes_avif900_height";
  ALTER TABLE "media" DROP COLUMN "sizes_avif900_mime_type";
  ALTER TABLE "media" DROP COLUMN "sizes_avif900_filesize";
  ALTER TABLE "media" DROP COLUMN "sizes_avif900_filename";
  ALTER TABLE "media" DROP COLUMN "sizes_avif1200_url";
  ALTER TABLE "media" DROP COLUMN "sizes_avif1200_width";
  ALTER TABLE "media" DROP COLUMN "sizes_avif1200_height";
  ALTER TABLE "media" DROP COLUMN "sizes_avif1200_mime_type";
  ALTER TABLE "media" DROP COLUMN "sizes_avif1200_filesize";
  ALTER TABLE "media" DROP COLUMN "sizes_avif1200_filename";
  ALTER TABLE "media" DROP COLUMN "sizes_avif1600_url";
  ALTER TABLE "media" DROP COLUMN "sizes_avif1600_width";
  ALTER TABLE "media" DROP COLUMN "sizes_avif1600_height";
  ALTER TABLE "media" DROP COLUMN "sizes_avif1600_mime_type";
  ALTER TABLE "media" DROP COLUMN "sizes_avif1600_filesize";
  ALTER TABLE "media" DROP COLUMN "sizes_avif1600_filename";
  ALTER TABLE "media" DROP COLUMN "sizes_avif2400_url";
  ALTER TABLE "media" DROP COLUMN "sizes_avif2400_width";
  ALTER TABLE "media" DROP COLUMN "sizes_avif2400_height";
  ALTER TABLE "media" DROP COLUMN "sizes_avif2400_mime_type";
  ALTER TABLE "media" DROP COLUMN "sizes_avif2400_filesize";
  ALTER TABLE "media" DROP COLUMN "sizes_avif2400_filename";`)
}
