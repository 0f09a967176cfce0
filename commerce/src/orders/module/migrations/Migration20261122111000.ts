import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** As words of a search are folded (`normaliseText`): without accents, in lower case. */
const folded = (texts: string[]) => {
  const text = texts.map((one) => `coalesce(${one}, '')`).join(" || ' ' || ");
  const plain = `regexp_replace(translate(normalize(${text}, NFD), 'đĐ', 'dd'), '[\\u0300-\\u036f]', '', 'g')`;
  return `lower(normalize(${plain}) collate "und-x-icu")`;
};

const searched: Record<string, string[]> = {
  order_record: ["code", "name", "phone"],
};

/** Staff search by words, accents or not. Folding is slow, so that it is done once, when a text is stored. */
export class Migration20261122111000 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`create extension if not exists pg_trgm;`);
    for (const [table, texts] of Object.entries(searched)) {
      this.addSql(`alter table if exists "${table}" add column if not exists "search_text" text generated always as (${folded(texts)}) stored;`);
      this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_${table}_search_text" ON "${table}" USING gin ("search_text" gin_trgm_ops) WITH (gin_pending_list_limit = 512);`);
    }
    // Lists are sorted by moments as exactly as JSON states them.
    for (const column of ["created_at", "updated_at"]) {
      this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_order_record_${column}_ms" ON "order_record" (date_trunc('milliseconds', "${column}" at time zone 'UTC') DESC, "display_id") WHERE deleted_at IS NULL;`);
    }
  }

  override async down(): Promise<void> {
    for (const table of Object.keys(searched)) {
      this.addSql(`alter table if exists "${table}" drop column if exists "search_text";`);
    }
    this.addSql(`drop index if exists "IDX_order_record_created_at_ms";`);
    this.addSql(`drop index if exists "IDX_order_record_updated_at_ms";`);
  }

}
