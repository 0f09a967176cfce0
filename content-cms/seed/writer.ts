import {
  type CollectionSlug,
  commitTransaction,
  createLocalReq,
  type File,
  type GlobalSlug,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
  type Where,
} from 'payload'
import { type Document, inEnglish, inVietnamese } from './bilingual'
import type { Ledger } from './ledger'

type Item = {
  collection: CollectionSlug
  key: string
  /** Finds an existing document that the ledger does not list yet. */
  where: Where
  document: Document
  file?: File
}

/** Writes missing documents and changes no others. */
export class Writer {
  written = 0

  constructor(
    readonly payload: Payload,
    readonly ledger: Ledger,
  ) {}

  async ensure(item: Item): Promise<number> {
    const known = this.ledger.find(item.collection, item.key)
    if (known !== undefined) return known
    const id = (await this.existing(item)) ?? (await this.create(item))
    this.ledger.note(item.collection, item.key, id)
    return id
  }

  async ensureAll(items: Item[]): Promise<number[]> {
    const ids: number[] = []
    for (const item of items) ids.push(await this.ensure(item))
    await this.ledger.save()
    return ids
  }

  async ensureGlobal(slug: GlobalSlug, document: Document): Promise<void> {
    if (this.ledger.find('globals', slug) !== undefined) return
    const stored = await this.payload.findGlobal({ slug, depth: 0 })
    if (!stored.updatedAt) await this.inTransaction((req) => this.updateGlobal(slug, document, req))
    this.ledger.note('globals', slug, 1)
    await this.ledger.save()
  }

  async inTransaction<T>(work: (req: PayloadRequest) => Promise<T>): Promise<T> {
    const req = await createLocalReq({}, this.payload)
    await initTransaction(req)
    try {
      const result = await work(req)
      await commitTransaction(req)
      this.written += 1
      return result
    } catch (error) {
      await killTransaction(req)
      throw error
    }
  }

  private async existing({ collection, where }: Item): Promise<number | undefined> {
    const options = { collection, where, limit: 1, depth: 0, locale: 'vi', trash: true } as const
    const found = await this.payload.find(options)
    return found.docs[0]?.id as number | undefined
  }

  private create({ collection, document, file, key }: Item): Promise<number> {
    return this.inTransaction(async (req) => {
      const published = { _status: 'published' as const }
      const data = { ...inVietnamese(document), ...published }
      const options = { collection, depth: 0, req, overwriteExistingFiles: true }
      const made = await this.payload.create({ ...options, file, data, locale: 'vi' } as never)
      const id = (made as { id: number }).id
      const english = { ...inEnglish(document), ...published }
      if (Object.keys(english).length > 1) {
        await this.payload.update({ ...options, id, data: english, locale: 'en' } as never)
      }
      return id
    }).catch((error: unknown) => {
      throw new Error(`Cannot write ${collection} "${key}"`, { cause: error })
    })
  }

  private async updateGlobal(slug: GlobalSlug, document: Document, req: PayloadRequest) {
    const english = inEnglish(document)
    const options = { slug, depth: 0, req }
    await this.payload.updateGlobal({ ...options, data: inVietnamese(document), locale: 'vi' })
    if (Object.keys(english).length === 0) return
    await this.payload.updateGlobal({ ...options, data: english, locale: 'en' })
  }
}
