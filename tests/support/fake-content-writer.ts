import type { DeliveryRules } from '@nas/domain/delivery-rules'
import { type Placed, placeBelow } from '@nas/domain/place-between'
import { standardDelivery } from '@nas/domain/standard-delivery'
import type { ReadModel } from '../../src/content/read-model.ts'
import type { CollectionName } from '../../src/content/schema.ts'
import { contentDefinition } from '../../src/content/shapes.ts'
import { idsIn } from '../../src/content/table.ts'
import { notePublished } from '../../src/gateways/acting.ts'
import type {
  ContentWriter,
  DeliveryCalls,
  PictureCalls,
  RequestCalls,
} from '../../src/gateways/content-writer/gateway.ts'
import type { BothLanguages, PublishedCalls } from '../../src/gateways/content-writer/published.ts'
import { mapDocument } from '../../src/gateways/document-mapper.ts'
import {
  BackendDownError,
  MissingRecordError,
  RejectedError,
  StaleError,
} from '../../src/gateways/gateway-errors.ts'
import { mediaIn } from '../../src/gateways/media-lookup.ts'
import type { PayloadDocument } from '../../src/gateways/payload-client.ts'

const stamps = { createdAt: '2026-11-21T02:00:00.000Z', updatedAt: '2026-11-21T02:00:00.000Z' }

interface Stored {
  collection: CollectionName
  document: PayloadDocument | null
  id: number
}

function refused(name: string, code: string): RejectedError {
  const message = `${name} is already taken`
  return new RejectedError({ code: 'invalid', message, errors: [{ path: [name], code, message }] })
}

/**
 * Payload in memory, as the writer sees it. What it takes is in the read model only after a
 * refresh, as it is with the feed.
 */
export class FakeContentWriter implements ContentWriter {
  readonly published: PublishedCalls
  readonly requests: RequestCalls
  readonly pictures: PictureCalls
  readonly delivery: DeliveryCalls
  readonly trail = { find: async () => ({ entries: [] }) }
  /** Every change as it came in. */
  readonly written: BothLanguages[] = []
  readonly pictureIds: number[] = []
  readonly #model: ReadModel
  readonly #documents = new Map<string, PayloadDocument>()
  readonly #requests = new Map<string, PayloadDocument[]>()
  #waiting: Stored[] = []
  #rules: DeliveryRules | null = null
  #nextId = 1000
  down = false
  /** Stored pictures after which the next is refused. */
  mostPictures = Number.POSITIVE_INFINITY

  constructor(model: ReadModel) {
    this.#model = model
    this.published = {
      create: async (collection, fields) => this.#save(collection, this.#id(), fields),
      update: async (collection, id, fields, updatedAt) => {
        this.#check()
        const row = this.#model.table(collection).byId(id)
        if (!row) throw new MissingRecordError('None')
        if (updatedAt !== undefined && updatedAt !== row.updatedAt) throw new StaleError('Stale')
        return this.#save(collection, id, this.#related(collection, row, fields))
      },
      remove: async (collection, id) => {
        this.#check()
        this.#waiting.push({ collection, id, document: null })
      },
      arrange: async (collection, id, below) => this.#arrange(collection, id, below),
    }
    this.requests = {
      create: async (kind, fields) => {
        this.#check()
        const made = { state: 'new', ...fields, id: this.#id(), note: 'for editors', ...stamps }
        this.#requests.set(kind, [...this.#of(kind), made])
        return made
      },
      list: async (kind, { offset, limit }) => {
        this.#check()
        const all = this.#of(kind)
        return { docs: all.slice(offset, offset + limit), total: all.length }
      },
      one: async (kind, id) => this.#one(kind, id),
      update: async (kind, id, fields) => Object.assign(this.#one(kind, id), fields),
    }
    this.delivery = {
      change: async (rules, updatedAt) => {
        this.#check()
        const stored = this.#model.single('deliveryinfo') as
          | (DeliveryRules & { updatedAt: string })
          | null
        if (updatedAt !== undefined && updatedAt !== (stored?.updatedAt ?? null)) {
          throw new StaleError('Stale')
        }
        this.#rules = { ...(stored ?? standardDelivery), ...rules }
      },
    }
    this.pictures = {
      store: async () => this.#storePicture(),
      remove: async (id) => {
        this.#check()
        this.pictureIds.splice(this.pictureIds.indexOf(id), 1)
        this.#waiting.push({ collection: 'media', id, document: null })
      },
    }
  }

  async refresh(): Promise<void> {
    this.#check()
    const mediaOf = mediaIn(this.#model)
    for (const { collection, id, document } of this.#waiting) {
      const table = this.#model.table(collection)
      if (document === null) table.delete(id)
      else table.put(mapDocument(collection, document, mediaOf))
    }
    this.#waiting = []
    if (this.#rules === null) return
    const updatedAt = new Date().toISOString()
    this.#model.setSingle('deliveryinfo', { id: 1, ...this.#rules, ...stamps, updatedAt })
    this.#rules = null
  }

  #save(collection: CollectionName, id: number, fields: BothLanguages): PayloadDocument {
    this.#check()
    const { slug } = fields.vi
    const holder = this.#model.table(collection).bySlug(String(slug))
    if (holder && holder.id !== id) throw refused('slug', 'taken')
    this.written.push(fields)
    const key = `${collection} ${id}`
    const before = this.#documents.get(key) ?? { id, state: 'active', ...stamps }
    const document: PayloadDocument = { ...before }
    for (const locale of ['vi', 'en'] as const) {
      for (const [name, value] of Object.entries(fields[locale])) {
        const isLocal = contentDefinition(collection).fields[name]?.localised
        document[name] = isLocal ? { ...Object(document[name]), [locale]: value } : value
      }
    }
    this.#documents.set(key, document)
    this.#waiting.push({ collection, id, document })
    notePublished(new Headers({ 'Content-Cursor': String(this.written.length) }))
    return document
  }

  #arrange(collection: CollectionName, id: number, below: number | null): number {
    this.#check()
    const list = [...(this.#model.table(collection).rows() as unknown as Placed[])]
    if ([id, below].some((one) => one !== null && !list.some((row) => row.id === one))) {
      throw new MissingRecordError('None')
    }
    const changes = placeBelow(
      list.sort((a, b) => b.order - a.order || b.id - a.id),
      id,
      below,
    )
    for (const { id, order } of changes) this.#save(collection, id, { vi: { order }, en: {} })
    return changes.length
  }

  /** What Payload makes of relations that get some and lose some. */
  #related(collection: CollectionName, row: object, fields: BothLanguages): BothLanguages {
    const { vi, en, relations = {} } = fields
    const waiting = this.#waiting.findLast((one) => one.id === Reflect.get(row, 'id'))?.document
    const related = Object.entries(relations).map(([name, { connect, disconnect }]) => {
      const stored = idsIn(Reflect.get(waiting ?? row, name))
      const ids = [...stored.filter((one) => !disconnect.includes(one)), ...connect]
      const isList = contentDefinition(collection).relations[name]?.many
      return [name, isList ? [...new Set(ids)] : (ids.at(-1) ?? null)]
    })
    return { vi: { ...vi, ...Object.fromEntries(related) }, en }
  }

  #storePicture(): PayloadDocument {
    this.#check()
    if (this.pictureIds.length >= this.mostPictures) throw refused('file', 'malformed')
    const id = this.#id()
    this.pictureIds.push(id)
    const filename = `picture-${id}.png`
    const file = { filename, mimeType: 'image/png', filesize: 4000, width: 40, height: 30 }
    const document = { id, ...file, sizes: {}, ...stamps }
    this.#waiting.push({ collection: 'media', id, document })
    return document
  }

  #of(kind: string): PayloadDocument[] {
    return this.#requests.get(kind) ?? []
  }

  #one(kind: string, id: number): PayloadDocument {
    this.#check()
    const found = this.#of(kind).find((one) => one.id === id)
    if (!found) throw new MissingRecordError('None')
    return found
  }

  #id(): number {
    this.#nextId += 1
    return this.#nextId
  }

  #check(): void {
    if (this.down) throw new BackendDownError('content')
  }
}
