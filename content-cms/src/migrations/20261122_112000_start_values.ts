import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** What editors wrote as sold becomes what sales start from: delivered orders are added to it. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "products" RENAME COLUMN "sold" TO "sold_start";
  ALTER TABLE "_products_v" RENAME COLUMN "version_sold" TO "version_sold_start";
  ALTER INDEX "products_sold_idx" RENAME TO "products_sold_start_idx";
  ALTER INDEX "_products_v_version_version_sold_idx" RENAME TO "_products_v_version_version_sold_start_idx";
  ALTER TABLE "products" ADD COLUMN "stock_start" numeric DEFAULT 0;
  ALTER TABLE "_products_v" ADD COLUMN "version_stock_start" numeric DEFAULT 0;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "products" RENAME COLUMN "sold_start" TO "sold";
  ALTER TABLE "_products_v" RENAME COLUMN "version_sold_start" TO "version_sold";
  ALTER INDEX "products_sold_start_idx" RENAME TO "products_sold_idx";
  ALTER INDEX "_products_v_version_version_sold_start_idx" RENAME TO "_products_v_version_version_sold_idx";
  ALTER TABLE "products" DROP COLUMN "stock_start";
  ALTER TABLE "_products_v" DROP COLUMN "version_stock_start";`)
}
