import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** As words of a search are folded (`normaliseText`): without accents, in lower case. */
const folded = (texts: string[]) => {
  const text = texts.map((one) => `coalesce(${one}, '')`).join(" || ' ' || ")
  const plain = `regexp_replace(translate(normalize(${text}, NFD), 'đĐ', 'dd'), '[\\u0300-\\u036f]', '', 'g')`
  return `lower(normalize(${plain}) collate "und-x-icu")`
}

const searched = {
  distributors: ['name', 'phone'],
  supports: ['name', 'phone', 'order_code'],
}

/** Staff search by words. Payload knows nothing of this column: the database fills it. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const [table, texts] of Object.entries(searched)) {
    await db.execute(sql.raw(`
      ALTER TABLE "${table}" ADD COLUMN "search_text" text GENERATED ALWAYS AS (${folded(texts)}) STORED;
      CREATE INDEX "${table}_search_text_idx" ON "${table}" USING gin ("search_text" gin_trgm_ops);`))
  }
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const table of Object.keys(searched)) {
    await db.execute(sql.raw(`ALTER TABLE "${table}" DROP COLUMN "search_text";`))
  }
}
