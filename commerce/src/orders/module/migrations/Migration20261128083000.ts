import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/** As words of a search are folded (`normaliseText`): without accents, in lower case. */
const folded = (texts: string[]) => {
  const text = texts.map((one) => `coalesce(${one}, '')`).join(" || ' ' || ")
  const plain = `regexp_replace(translate(normalize(${text}, NFD), 'đĐ', 'dd'), '[\\u0300-\\u036f]', '', 'g')`
  return `lower(normalize(${plain}) collate "und-x-icu")`
}

const before = ['code', 'name', 'phone']
/** Statements of banks contain codes without hyphens. */
const searched = [...before, "replace(code, '-', '')", 'goods']

/** The goods of orders that were placed before, from their lines. */
const fill = `do $$ begin if to_regclass('order_line_item') is not null then
  update order_record set goods = known.goods from (
    select item.order_id, string_agg(
      trim(item.quantity || ' ' || line.title || ' ' || coalesce(line.variant_sku, '')), ', '
      order by (line.metadata->>'product')::int) as goods
    from "order" as placed
    join order_item as item on item.order_id = placed.id and item.version = placed.version
      and item.deleted_at is null
    join order_line_item as line on line.id = item.item_id
    group by item.order_id) as known
  where known.order_id = order_record.order_id; end if; end $$;`

/** Words find orders by their goods and by the code without its hyphen, too. */
export class Migration20261128083000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table if exists "order_record" add column if not exists "goods" text null;`)
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_order_record_province_display_id" ON "order_record" ("province", "display_id") WHERE deleted_at IS NULL;`)
    this.addSql(fill)
    this.#search(searched)
  }

  override async down(): Promise<void> {
    this.#search(before)
    this.addSql(`drop index if exists "IDX_order_record_province_display_id";`)
    this.addSql(`alter table if exists "order_record" drop column if exists "goods";`)
  }

  #search(texts: string[]): void {
    this.addSql(`alter table if exists "order_record" drop column if exists "search_text";`)
    this.addSql(`alter table if exists "order_record" add column "search_text" text generated always as (${folded(texts)}) stored;`)
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_order_record_search_text" ON "order_record" USING gin ("search_text" gin_trgm_ops) WITH (gin_pending_list_limit = 512);`)
  }
}
