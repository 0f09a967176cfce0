import { setImmediate as nextTick } from 'node:timers/promises'
import type { FeedPosition } from '@nas/domain/publication-feed'
import { addAdministrativeUnits } from '../../src/content/administrative-units.ts'
import { type ProductCounts, ReadModel } from '../../src/content/read-model.ts'
import type { Row } from '../../src/content/records.ts'
import { loadedKinds } from '../../src/gateways/content/content-sync.ts'
import type { ReleaseStore } from '../release/release-store.ts'
import { ChangedRecords, type CopiedRecord } from './changed-records.ts'

const position = 'position'
const counted = 'counted'

/** Records per transaction when all content is stored. */
const perStep = 50

/** A front server then starts without reading everything from Payload (ADR 0190). */
export class ContentSnapshot {
  readonly #store: ReleaseStore
  readonly #content: ReadModel
  readonly #changed: ChangedRecords
  #storedLoads: number | null
  #saving: Promise<void> = Promise.resolve()

  constructor(store: ReleaseStore, content: ReadModel) {
    this.#store = store
    this.#content = content
    this.#storedLoads = store.fact(position) === null ? null : content.loads
    this.#changed = new ChangedRecords(content)
  }

  /** Stores what has changed; the next call repeats what failed. */
  save(): Promise<void> {
    const saved = this.#saving.then(() => this.#save())
    this.#saving = saved.catch(() => undefined)
    return saved
  }

  async #save(): Promise<void> {
    const { loads } = this.#content
    const isForeign = this.#storedLoads !== loads
    if (isForeign) await this.#storeAll()
    const changed = this.#changed.first()
    this.#store.together(() => {
      if (isForeign) this.#removeOthers()
      for (const record of changed) this.#put(record)
      this.#store.setFact(position, JSON.stringify(this.#content.position))
      const { delivered, soldOut, rated } = this.#content.counts
      const lists = [[...delivered], [...soldOut], [...rated]]
      this.#store.setFact(counted, JSON.stringify(lists))
    })
    this.#storedLoads = loads
    this.#changed.forget(changed)
  }

  /** In steps, because requests wait meanwhile; the former position remains until the end. */
  async #storeAll(): Promise<void> {
    for (const kind of loadedKinds) {
      const rows = this.#content.table(kind).rows()
      for (let at = 0; at < rows.length; at += perStep) {
        this.#store.together(() => {
          for (const row of rows.slice(at, at + perStep)) this.#put({ kind, id: row.id, row }, true)
        })
        await nextTick()
      }
    }
  }

  #removeOthers(): void {
    for (const kind of loadedKinds) {
      const ids = this.#content
        .table(kind)
        .rows()
        .map(({ id }) => id)
      this.#store.removeOtherRecords(kind, ids)
    }
  }

  #put({ kind, id, row }: CopiedRecord, always = false): void {
    if (row === null) this.#store.removeRecord(kind, id)
    else {
      const { cursor } = this.#content.position
      this.#store.putRecord({ kind, id, cursor, row: JSON.stringify(row) }, always)
    }
  }
}

export function readSnapshot(store: ReleaseStore): ReadModel | null {
  const stored = store.fact(position)
  if (stored === null) return null
  const rows = new Map<string, Row[]>([...loadedKinds].map((kind) => [kind, []]))
  for (const { kind, row } of store.records()) rows.get(kind)?.push(JSON.parse(row) as Row)
  const content = ReadModel.empty()
  content.position = JSON.parse(stored) as FeedPosition
  for (const [kind, some] of rows) content.table(kind).replaceAll(some)
  addAdministrativeUnits(content)
  return content
}

/** Used after a start until commerce returns current numbers. */
export function lastCounts(store: ReleaseStore): ProductCounts {
  const [delivered, soldOut, rated] = JSON.parse(store.fact(counted) ?? '[]')
  return { delivered: new Map(delivered), soldOut: new Set(soldOut), rated: new Map(rated) }
}
