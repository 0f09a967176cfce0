import type { Payload } from 'payload'
import { seedClient, seedEditor } from './accounts'
import { richTextMaker } from './bilingual'
import { openCatalogue } from './catalogue'
import { Ledger } from './ledger'
import { type ReadPicture, readAsset, seedPictures } from './pictures'
import { seedProducts } from './products'
import { seedBanners, seedPayments, seedPlaces, seedSite, seedTips } from './site'
import {
  seedArticles,
  seedCategories,
  seedFaqs,
  seedPolicies,
  seedSections,
  seedSubcategories,
} from './texts'
import { seedInnovations, seedWorks } from './works'
import { Writer } from './writer'

type Accounts = { email: string; password: string; apiKey: string; writeKey: string }

type Report = (step: string) => void

async function writeEssentials(writer: Writer, { apiKey, writeKey, ...editor }: Accounts) {
  await seedEditor(writer, editor)
  await seedClient(writer, 'reader', apiKey)
  await seedClient(writer, 'writer', writeKey)
  await seedPayments(writer)
}

export async function seedEssentials(
  payload: Payload,
  accounts: Accounts,
  report: Report,
): Promise<number> {
  const writer = new Writer(payload, await Ledger.open(payload))
  await writeEssentials(writer, accounts)
  await seedPolicies(writer, await richTextMaker(payload.config))
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
  await seedSubcategories(writer)
  await seedTips(writer)
  report('categories, tips')
  await seedProducts(writer, catalogue, pictures, toRichText)
  report('products')
  await seedArticles(writer, pictures, toRichText)
  await seedFaqs(writer, toRichText)
  await seedPolicies(writer, toRichText)
  await seedSections(writer, pictures, toRichText)
  report('articles, questions, policies, sections')
  await seedWorks(writer, pictures, toRichText)
  await seedInnovations(writer, toRichText)
  await seedBanners(writer, pictures)
  await seedPlaces(writer)
  await seedSite(writer, pictures)
  report('works, banners, places, site')
  return writer.written
}
