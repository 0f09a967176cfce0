import type { Payload } from 'payload'
import { seedClient, seedEditor } from './accounts'
import { type Document, richTextMaker } from './bilingual'
import { openCatalogue, readCopy } from './catalogue'
import { Ledger } from './ledger'
import { type ReadPicture, readAsset, seedPictures } from './pictures'
import { seedProducts } from './products'
import {
  seedArticles,
  seedBanners,
  seedCategories,
  seedFile,
  seedSections,
  seedSite,
  seedWorks,
  withRichText,
} from './records'
import { Writer } from './writer'

type Accounts = { email: string; password: string; apiKey: string; writeKey: string }

type Report = (step: string) => void

async function writeEssentials(writer: Writer, { apiKey, writeKey, ...editor }: Accounts) {
  await seedEditor(writer, editor)
  await seedClient(writer, 'reader', apiKey)
  await seedClient(writer, 'writer', writeKey)
  await seedFile(writer, 'payments', 'code')
  await writer.ensureGlobal('searchinfo', await readCopy<Document>('search.json'))
}

export async function seedEssentials(
  payload: Payload,
  accounts: Accounts,
  report: Report,
): Promise<number> {
  const writer = new Writer(payload, await Ledger.open(payload))
  await writeEssentials(writer, accounts)
  const toRichText = await richTextMaker(payload.config)
  await seedFile(writer, 'policies', 'slug', withRichText(toRichText))
  report('accounts, ways to pay, policies')
  return writer.written
}

/** Idempotent; changed or deleted documents stay. Returns the number of written ones. */
export async function seedContent(
  payload: Payload,
  accounts: Accounts,
  report: Report,
  readPicture: ReadPicture = readAsset,
): Promise<number> {
  const writer = new Writer(payload, await Ledger.open(payload))
  const toRichText = await richTextMaker(payload.config)
  const catalogue = await openCatalogue()

  await writeEssentials(writer, accounts)
  report('accounts, ways to pay')
  const pictures = await seedPictures(writer, catalogue, readPicture)
  report('pictures')
  await seedCategories(writer, catalogue, pictures)
  await seedFile(writer, 'subcategories', 'name')
  await seedFile(writer, 'tips', 'name')
  await seedFile(writer, 'traits', 'name')
  report('categories, tips, traits')
  await seedProducts(writer, catalogue, pictures, toRichText)
  report('products')
  await seedArticles(writer, pictures, toRichText)
  await seedFile(writer, 'faqs', 'question', withRichText(toRichText, 'answer'))
  await seedFile(writer, 'policies', 'slug', withRichText(toRichText))
  await seedSections(writer, pictures, toRichText)
  report('articles, questions, policies, sections')
  await seedWorks(writer, pictures, toRichText)
  await seedFile(writer, 'innovations', 'url', withRichText(toRichText))
  await seedBanners(writer, pictures)
  await seedFile(writer, 'places', 'name')
  await seedSite(writer, pictures)
  report('works, banners, places, site')
  return writer.written
}
