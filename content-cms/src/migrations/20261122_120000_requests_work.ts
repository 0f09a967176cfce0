import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** What the forms sent before was the name of a topic in the visitor's language. */
const topics = {
  delivery: ['Giao hàng chậm hoặc thất lạc', 'Late or lost delivery'],
  wrong: ['Hàng sai, thiếu hoặc hư hỏng', 'Wrong, missing or damaged goods'],
  returns: ['Đổi trả, hoàn tiền', 'Returns and refunds'],
  payment: ['Thanh toán', 'Payment'],
  product: ['Cách dùng, da khó chịu', 'How to use, uncomfortable skin'],
  advice: ['Tư vấn sản phẩm', 'Advice on products'],
  feedback: ['Góp ý', 'Feedback'],
  press: ['Báo chí, hợp tác truyền thông', 'Press and media'],
  other: ['Điều khác', 'Something else'],
}

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "distributors" ADD COLUMN "assignee" varchar;
  ALTER TABLE "supports" ADD COLUMN "assignee" varchar;
  ALTER TABLE "supports" ALTER COLUMN "order_code" DROP NOT NULL;
  CREATE INDEX "distributors_assignee_idx" ON "distributors" USING btree ("assignee");
  CREATE INDEX "supports_assignee_idx" ON "supports" USING btree ("assignee");
  UPDATE "supports" SET "order_code" = NULL WHERE "order_code" = '-';`)
  for (const [key, [vi, en]] of Object.entries(topics)) {
    await db.execute(sql`UPDATE "supports" SET "type" = ${key} WHERE "type" IN (${vi}, ${en})`)
  }
}

/** The keys stay: both versions of the shop take any text. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   UPDATE "supports" SET "order_code" = '-' WHERE "order_code" IS NULL;
  DROP INDEX "distributors_assignee_idx";
  DROP INDEX "supports_assignee_idx";
  ALTER TABLE "supports" ALTER COLUMN "order_code" SET NOT NULL;
  ALTER TABLE "distributors" DROP COLUMN "assignee";
  ALTER TABLE "supports" DROP COLUMN "assignee";`)
}
