import type { Payload } from 'payload'
import { seedClient, seedEditor } from './accounts'
import { seedArticles, seedFaqs, seedPolicies } from './articles'
import { openCatalogue } from './catalogue'
import { seedCategories, seedSubcategories } from './categories'
import { Ledger } from './ledger'
import { richTextMaker } from './markdown'
import { seedPictures } from './pictures'
import { seedProducts } from './products'
import { seedSections } from './sections'
import { seedBanners, seedPayments, seedPlaces, seedSite, seedTips } from './site'
import { seedInnovations, seedWorks } from './works'
import { Writer } from './writer'

type Accounts = { email: string; password: string; apiKey: string; writeKey: string }

type Report = (step: string) => void

/** Whoever works in Payload, the shop's own calls, and what a shop without any content needs. */
async function writeEssentials(writer: Writer, { apiKey, writeKey, ...editor }: Accounts) {
  await seedEditor(writer, editor)
  await seedClient(writer, 'reader', apiKey)
  await seedClient(writer, 'writer', writeKey)
  await seedPayments(writer)
}

/** What a shop needs that fills itself: accounts, ways to pay, and its policies to go on from. */
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

/**
 * Fills the shop with its demo content, published in both languages. Run again it writes only what
 * it has not written before; what editors changed or deleted stays so.
 * @returns the number of documents written
 */
export async function seedContent(
  payload: Payload,
  accounts: Accounts,
  report: Report,
): Promise<number> {
  const writer = new Writer(payload, await Ledger.open(payload))
  const toRichText = await richTextMaker(payload.config)
  const catalogue = await openCatalogue()

  await writeEssentials(writer, accounts)
  report('accounts, ways to pay')
  const pictures = await seedPictures(writer, catalogue)
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
