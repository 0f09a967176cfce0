import type { CollectionName } from '../../src/content/schema.ts'
import { contentDefinition } from '../../src/content/shapes.ts'
import type { PayloadDocument } from '../../src/gateways/content/payload-client.ts'
import type { ContentWriter } from '../../src/gateways/content/writer/gateway.ts'
import type { BothLanguages } from '../../src/gateways/content/writer/published.ts'
import { notePublished } from '../../src/gateways/transport/acting.ts'
import {
  BackendDownError,
  MissingRecordError,
} from '../../src/gateways/transport/gateway-errors.ts'

const stamps = { createdAt: '2026-11-21T02:00:00.000Z', updatedAt: '2026-11-21T02:00:00.000Z' }

/** For what no unit test writes. */
const unwritten = () => Promise.reject(new Error('The fake content keeps nothing'))

/** Payload as its failures and its publications need it: it checks nothing and keeps nothing. */
export class FakeContentWriter implements ContentWriter {
  readonly published: ContentWriter['published'] = {
    create: async (collection, fields) => this.#publish(collection, fields),
    update: async () => {
      this.check()
      throw new MissingRecordError('None')
    },
    remove: async () => this.check(),
    arrange: unwritten,
  }
  readonly requests: ContentWriter['requests'] = {
    create: async () => {
      this.check()
      return unwritten()
    },
    list: unwritten,
    one: unwritten,
    update: unwritten,
  }
  readonly pictures: ContentWriter['pictures'] = {
    store: async () => {
      this.check()
      return unwritten()
    },
    remove: unwritten,
  }
  readonly prices: ContentWriter['prices'] = { change: unwritten }
  readonly searches: ContentWriter['searches'] = { addMissed: async () => this.check() }
  readonly missingPages: ContentWriter['missingPages'] = { addMissed: unwritten }
  readonly delivery: ContentWriter['delivery'] = { change: async () => this.check() }
  readonly auditLog = { find: async () => ({ entries: [], total: 0 }) }
  down = false
  #publications = 0

  check(): void {
    if (this.down) throw new BackendDownError('content')
  }

  #publish(collection: CollectionName, fields: BothLanguages): PayloadDocument {
    this.check()
    this.#publications += 1
    notePublished(this.#publications)
    const document: PayloadDocument = { id: 1000, state: 'active', ...stamps }
    for (const locale of ['vi', 'en'] as const) {
      for (const [name, value] of Object.entries(fields[locale])) {
        const isLocal = contentDefinition(collection).fields[name]?.localised
        document[name] = isLocal ? { ...Object(document[name]), [locale]: value } : value
      }
    }
    return document
  }
}
