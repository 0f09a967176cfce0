import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** As searches fold a text, and a full name in one line: an index serves only the same expression. */
const folded = (text: string) =>
  `lower((case when ${text} is normalized then ${text} else normalize(${text}) end) collate "und-x-icu")`;
const after = (part: string) => `coalesce(' ' || nullif(${part}, ''), '')`;
const fullname = `nullif(substr(${after("last_name")} || ${after("first_name")}, 2), '')`;
const searched = ["email", fullname, "phone"];
const trigrams = (texts: string[]) =>
  [...texts, ...texts.map(folded)].map((text) => `(${text}) gin_trgm_ops`).join(", ");

/** Staff search people by parts of texts. */
export class Migration20261121122100 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`create extension if not exists pg_trgm;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_customer_texts" ON "customer" USING gin (${trigrams(searched)}) WITH (gin_pending_list_limit = 512);`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_account_texts" ON "account" USING gin (${trigrams(["username"])}) WITH (gin_pending_list_limit = 512);`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_customer_texts";`);
    this.addSql(`drop index if exists "IDX_account_texts";`);
  }

}
