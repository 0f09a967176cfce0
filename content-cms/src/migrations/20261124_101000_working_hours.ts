import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "deliveryinfo" ADD COLUMN "hours" jsonb DEFAULT '{"0":[9,22],"1":[9,22],"2":[9,22],"3":[9,22],"4":[9,22],"5":[9,22],"6":[9,22]}'::jsonb NOT NULL;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "deliveryinfo" DROP COLUMN "hours";`)
}
