import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "distributors" ADD COLUMN "order" numeric DEFAULT 0;
  ALTER TABLE "supports" ADD COLUMN "order" numeric DEFAULT 0;
  CREATE INDEX "distributors_order_idx" ON "distributors" USING btree ("order");
  CREATE INDEX "supports_order_idx" ON "supports" USING btree ("order");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "distributors_order_idx";
  DROP INDEX "supports_order_idx";
  ALTER TABLE "distributors" DROP COLUMN "order";
  ALTER TABLE "supports" DROP COLUMN "order";`)
}
