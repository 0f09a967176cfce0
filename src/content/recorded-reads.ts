import { createHash } from 'node:crypto'
import type { ReadModel } from './read-model.ts'
import { type ContentReader, createReader, type ReaderQuery } from './reader.ts'
import type { RecordOf, RelationOf, Row } from './records.ts'
import type { CollectionName } from './schema.ts'
import { contentShape, derivedFields } from './shapes.ts'
import type { SingleName } from './singles.ts'

type Read =
  | ['list', CollectionName, ReaderQuery]
  | ['get', CollectionName, number]
  | ['related', CollectionName, number, string]
  | ['single', SingleName]
  | ['sold', number]

/** A reader that records its reads, which are the dependencies of a page. */
export function recordReads(model: ReadModel): {
  reader: ContentReader
  /** Re-runnable query -> fingerprint of its result when it was read. */
  reads(): Map<string, string>
} {
  const reader = createReader(model)
  const noted = new Map<string, string>()
  const note = (read: Read, rows: readonly unknown[]) => {
    noted.set(JSON.stringify(read), fingerprintOf(rows as readonly Row[]))
  }
  const recording: ContentReader = {
    list: (name, query = {}) => {
      const rows = reader.list(name, query)
      note(['list', name, query], rows)
      return rows
    },
    first: (name, query) => recording.list(name, { ...query, limit: 1 })[0] ?? null,
    get: (name, id) => {
      const row = reader.get(name, id)
      note(['get', name, id], row ? [row] : [])
      return row
    },
    related: <N extends CollectionName, R extends RelationOf<N>>(
      name: N,
      record: RecordOf<N>,
      relation: R,
    ) => {
      const rows = reader.related(name, record, relation)
      note(['related', name, (record as Row).id, relation], rows)
      return rows
    },
    media: (id) => (id === null ? null : recording.get('media', id)),
    single: (name) => {
      const row = reader.single(name)
      note(['single', name], row ? [row] : [])
      return row
    },
    sold: (product) => {
      const pieces = reader.sold(product)
      noted.set(JSON.stringify(['sold', product] satisfies Read), String(pieces))
      return pieces
    },
  }
  return { reader: recording, reads: () => new Map(noted) }
}

interface Remembered {
  versions: string
  fingerprint: string
}

const remembered = new WeakMap<ReadModel, Map<string, Remembered>>()

/**
 * The current fingerprint of a recorded read. Cheap while no kind of record that it uses has
 * changed.
 */
export function rerunRead(model: ReadModel, key: string): string {
  const memory = remembered.get(model) ?? new Map<string, Remembered>()
  remembered.set(model, memory)
  const read = JSON.parse(key) as Read
  const versions = touchedBy(read)
    .map((name) => model.table(name).version)
    .join()
  const known = memory.get(key)
  if (known?.versions === versions) return known.fingerprint
  const fingerprint = fingerprintOfRead(model, read)
  memory.set(key, { versions, fingerprint })
  return fingerprint
}

function fingerprintOfRead(model: ReadModel, read: Read): string {
  if (read[0] === 'sold') return String(createReader(model).sold(read[1]))
  return fingerprintOf(rowsOf(model, read))
}

function rowsOf(model: ReadModel, read: Exclude<Read, ['sold', number]>): readonly Row[] {
  const reader = createReader(model)
  switch (read[0]) {
    case 'list':
      return reader.list(read[1], read[2]) as readonly Row[]
    case 'get': {
      const row = reader.get(read[1], read[2])
      return row ? [row as Row] : []
    }
    case 'related': {
      // A deleted record has no relations.
      const row = model.table(read[1]).byId(read[2])
      if (!row) return []
      return reader.related(read[1], row as never, read[3] as never) as readonly Row[]
    }
    case 'single': {
      const row = model.single(read[1])
      return row ? [row] : []
    }
  }
}

/** The kinds of record whose change may affect the result. */
function touchedBy(read: Read): string[] {
  if (read[0] === 'sold') return ['products']
  const [kind, name] = read
  if (kind === 'get' || kind === 'single') return [name]
  const relations = [...contentShape(name).relations]
  const named = kind === 'related' ? read[3] : JSON.stringify(read[2].filters ?? {})
  const targets = relations
    .filter(([relation]) => named.includes(relation))
    .map(([, { target }]) => target)
  return kind === 'list' && targets.length > 0 ? everyKind(name) : [name, ...targets]
}

/** A filter through relations may reach further kinds. */
function everyKind(name: string, seen: Set<string> = new Set()): string[] {
  if (seen.has(name)) return []
  seen.add(name)
  for (const { target } of contentShape(name).relations.values()) everyKind(target, seen)
  return [...seen]
}

const fingerprints = new WeakMap<Row, string>()

function fingerprintOf(rows: readonly Row[]): string {
  const whole = createHash('sha1')
  for (const row of rows) whole.update(rowFingerprint(row))
  return whole.digest('base64url')
}

function rowFingerprint(row: Row): string {
  const known = fingerprints.get(row)
  if (known) return known
  const read = JSON.stringify(row, (name, value) => (derivedFields.has(name) ? undefined : value))
  const made = createHash('sha1').update(read).digest('base64url')
  fingerprints.set(row, made)
  return made
}
