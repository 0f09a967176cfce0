import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** As searches fold a text, and an address in one line: an index serves only the same expression. */
const folded = (text: string) =>
  `lower((case when ${text} is normalized then ${text} else normalize(${text}) end) collate "und-x-icu")`;
const after = (part: string) => `coalesce(', ' || nullif(${part}, ''), '')`;
const address = `substr(${["address", "ward", "district", "province"].map(after).join(" || ")}, 3)`;
const searched = ["code", "name", "phone", "email", address];
const trigrams = (texts: string[]) => texts.map((text) => `(${text}) gin_trgm_ops`).join(", ");

/** Staff search orders by parts of texts, and sort them by more than their totals. */
export class Migration20261121122000 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`create extension if not exists pg_trgm;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_order_record_texts" ON "order_record" USING gin (${trigrams(searched)}) WITH (gin_pending_list_limit = 512);`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_order_record_texts_folded" ON "order_record" USING gin (${trigrams(searched.map(folded))}) WITH (gin_pending_list_limit = 512);`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_order_record_phone_vi" ON "order_record" ("phone" collate "vi-x-icu") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_order_record_state_vi" ON "order_record" ("state" collate "vi-x-icu", "display_id") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_order_record_updated_at" ON "order_record" ("updated_at") WHERE deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_order_record_texts";`);
    this.addSql(`drop index if exists "IDX_order_record_texts_folded";`);
    this.addSql(`drop index if exists "IDX_order_record_phone_vi";`);
    this.addSql(`drop index if exists "IDX_order_record_state_vi";`);
    this.addSql(`drop index if exists "IDX_order_record_updated_at";`);
  }

}
