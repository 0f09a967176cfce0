import { randomBytes } from 'node:crypto'
import { emailTexts } from '@nas/domain/email-texts/texts'
import { standardHome } from '@nas/domain/standard-home'
import { standardMenus } from '@nas/domain/standard-menus'
import { normaliseText } from '@nas/domain/text'
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

type Db = MigrateUpArgs['db']
type Texts = Record<string, { vi: string; en: string } | undefined>

const locales = ['vi', 'en'] as const

async function insert(db: Db, table: string, rows: Record<string, unknown>[]): Promise<void> {
  const name = sql.identifier(table)
  const columns = Object.keys(rows[0] ?? {}).map((column) => sql.identifier(column))
  const listed = sql.join(columns, sql`, `)
  await db.execute(sql`
    insert into ${name} (${listed})
    select ${listed} from jsonb_populate_recordset(null::${name}, ${JSON.stringify(rows)}::jsonb)`)
}

const insertTexts = (db: Db, table: string, parent: unknown, texts: Texts) =>
  insert(
    db,
    `${table}_locales`,
    locales.map((locale) => ({
      _parent_id: parent,
      _locale: locale,
      ...Object.fromEntries(
        Object.entries(texts).map(([name, text]) => [name, text?.[locale] ?? null]),
      ),
    })),
  )

/** Rows of an array field. @returns their ids */
async function insertList(
  db: Db,
  table: string,
  parent: unknown,
  rows: { values?: Record<string, string>; texts: Texts }[],
): Promise<string[]> {
  const ids: string[] = []
  for (const [index, { values, texts }] of rows.entries()) {
    const id = randomBytes(12).toString('hex')
    await insert(db, table, [{ id, _parent_id: parent, _order: index + 1, ...values }])
    await insertTexts(db, table, id, texts)
    ids.push(id)
  }
  return ids
}

async function insertGlobal(db: Db, table: string): Promise<void> {
  await db.execute(sql`
    insert into ${sql.identifier(table)} (id, updated_at, created_at) values (1, now(), now())`)
}

async function insertHome(db: Db): Promise<void> {
  await insertGlobal(db, 'homeinfo')
  const sections = standardHome.sections.map(({ section, title, text }) => ({
    values: { section },
    texts: { title, text },
  }))
  const promises = standardHome.promises.map(({ icon, title, text }) => ({
    values: { icon },
    texts: { title, text },
  }))
  await insertList(db, 'homeinfo_sections', 1, sections)
  await insertList(db, 'homeinfo_promises', 1, promises)
}

const linkRows = (links: typeof standardMenus.contact) =>
  links.map(({ label, path }) => ({ values: { path }, texts: { label } }))

async function insertMenus(db: Db): Promise<void> {
  const { about, contact, footer } = standardMenus
  await insertGlobal(db, 'menuinfo')
  await insertTexts(db, 'menuinfo', 1, { about })
  await insertList(db, 'menuinfo_contact', 1, linkRows(contact))
  const titles = footer.map(({ title }) => ({ texts: { title } }))
  const groups = await insertList(db, 'menuinfo_footer', 1, titles)
  for (const [index, { links }] of footer.entries()) {
    await insertList(db, 'menuinfo_footer_links', groups[index], linkRows(links))
  }
}

async function insertEmails(db: Db): Promise<void> {
  for (const [index, [kind, { name, vi, en }]] of Object.entries(emailTexts).entries()) {
    const id = index + 1
    const shown = [name.vi, name.en, vi.subject, en.subject, vi.heading, en.heading].join(' ')
    const found = { kind, search_text: normaliseText(shown), incomplete: false }
    const times = { updated_at: new Date(), created_at: new Date() }
    await insert(db, 'emails', [{ id, ...found, ...times }])
    const fields = ['subject', 'preview', 'heading', 'text'] as const
    const words = fields.map((field) => [field, { vi: vi[field], en: en[field] }])
    await insertTexts(db, 'emails', id, { name, ...Object.fromEntries(words) })
  }
  await db.execute(sql`select setval('emails_id_seq', (select max(id) from emails))`)
}

/** The texts that the code contained become the texts that editors change. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await insertHome(db)
  await insertMenus(db)
  await insertEmails(db)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`truncate emails, homeinfo, menuinfo cascade`)
}
