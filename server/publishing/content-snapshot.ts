import { readFile } from 'node:fs/promises'
import type { FeedPosition } from '@nas/domain/publication-feed'
import { atomicWrite } from '@nas/settings/atomic-write'
import { addAdministrativeUnits } from '../../src/content/administrative-units.ts'
import { ReadModel } from '../../src/content/read-model.ts'
import type { Row } from '../../src/content/records.ts'
import { loadedCollections, loadedSingles } from '../../src/gateways/content/content-sync.ts'

interface Snapshot {
  position: FeedPosition
  tables: Record<string, readonly Row[]>
  /** Pieces in delivered orders, by product. */
  delivered?: [number, number][]
}

const kept = [...loadedCollections, ...loadedSingles]

/** Stores the read model on the disk, so that a shop has content when it starts without Payload. */
export async function saveSnapshot(file: string, content: ReadModel): Promise<void> {
  const tables = Object.fromEntries(kept.map((name) => [name, content.table(name).rows()]))
  const snapshot: Snapshot = {
    position: content.position,
    tables,
    delivered: [...content.delivered],
  }
  await atomicWrite(file, JSON.stringify(snapshot))
}

/** @throws Error when the snapshot is missing or unreadable */
export async function readSnapshot(file: string): Promise<ReadModel> {
  const snapshot = JSON.parse(await readFile(file, 'utf8')) as Snapshot
  const content = ReadModel.empty()
  content.position = snapshot.position
  for (const name of kept) content.table(name).replaceAll(snapshot.tables[name] ?? [])
  addAdministrativeUnits(content)
  return content
}

/**
 * The sold pieces when the snapshot was stored: used after a start until commerce returns current
 * ones.
 */
export async function lastDelivered(file: string): Promise<ReadonlyMap<number, number>> {
  const text = await readFile(file, 'utf8').catch(() => '{}')
  return new Map((JSON.parse(text) as Partial<Snapshot>).delivered)
}
