import { readFile, writeFile } from 'node:fs/promises'
import type { FeedPosition } from '@nas/domain/publication-feed'
import { addAdministrativeUnits } from '../src/content/administrative-units.ts'
import { ReadModel } from '../src/content/read-model.ts'
import type { Row } from '../src/content/records.ts'
import { loadedCollections, loadedSingles } from '../src/gateways/content-loader.ts'
import { putWhole } from './write-whole.ts'

interface Snapshot {
  position: FeedPosition
  tables: Record<string, readonly Row[]>
  /** Pieces in delivered orders, by product. */
  delivered?: [number, number][]
}

const kept = [...loadedCollections, ...loadedSingles]

/** Keeps the read model on the disk, so that a shop started while Payload is down has content. */
export async function saveSnapshot(file: string, content: ReadModel): Promise<void> {
  const tables = Object.fromEntries(kept.map((name) => [name, content.table(name).rows()]))
  const snapshot: Snapshot = {
    position: content.position,
    tables,
    delivered: [...content.delivered],
  }
  await putWhole(file, (name) => writeFile(name, JSON.stringify(snapshot)))
}

/** @throws Error when there is no snapshot or it cannot be read */
export async function readSnapshot(file: string): Promise<ReadModel> {
  const snapshot = JSON.parse(await readFile(file, 'utf8')) as Snapshot
  const content = ReadModel.empty()
  content.position = snapshot.position
  for (const name of kept) content.table(name).replaceAll(snapshot.tables[name] ?? [])
  addAdministrativeUnits(content)
  return content
}

/** What products had sold when it was kept: a shop that starts shows those numbers until commerce tells newer ones. */
export async function lastDelivered(file: string): Promise<ReadonlyMap<number, number>> {
  const text = await readFile(file, 'utf8').catch(() => '{}')
  return new Map((JSON.parse(text) as Partial<Snapshot>).delivered)
}
