import type { Shop } from './shop'

interface Column {
  table_name: string
  column_name: string
}

/** Every `table.column` of the database that contains one of the texts, ignoring case. */
export async function placesOf(shop: Shop, texts: string[]): Promise<string[]> {
  const columns = await shop.rows<Column>(
    `select table_name, column_name from information_schema.columns
     where table_schema = 'public' and data_type in
       ('text', 'character varying', 'json', 'jsonb', 'ARRAY', 'USER-DEFINED')`,
  )
  const found = await Promise.all(
    columns.map(async ({ table_name, column_name }) => {
      const any = texts.map(() => `strpos(lower("${column_name}"::text), lower(?)) > 0`)
      const [{ count }] = await shop.rows(
        `select count(*)::int as count from "${table_name}" where ${any.join(' or ')}`,
        texts,
      )
      return count > 0 ? [`${table_name}.${column_name}`] : []
    }),
  )
  return found.flat().sort()
}
