import { createHash } from 'node:crypto'
import type { ReadModel } from './read-model.ts'
import { type ContentReader, createReader, type ReaderQuery } from './reader.ts'
import type { RecordOf, RelationOf, Row } from './records.ts'
import type { CollectionName } from './schema.ts'
import { derivedFields } from './shapes.ts'
import type { SingleName } from './singles.ts'

export type Read =
  | ['list', CollectionName, ReaderQuery]
  | ['count', CollectionName, ReaderQuery, number]
  | ['linked', CollectionName, ReaderQuery, string]
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
  const noteValue = <T extends number | number[]>(read: Read, value: T): T => {
    noted.set(JSON.stringify(read), String(value))
    return value
  }
  const recording: ContentReader = {
    list: (name, query = {}) => {
      const rows = reader.list(name, query)
      note(['list', name, query], rows)
      return rows
    },
    first: (name, query) => recording.list(name, { ...query, limit: 1 })[0] ?? null,
    count: (name, query, per = 1) =>
      noteValue(['count', name, query, per], reader.count(name, query, per)),
    linked: (name, query, relation) =>
      noteValue(['linked', name, query, relation], reader.linked(name, query, relation)),
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
    sold: (product) => noteValue(['sold', product], reader.sold(product)),
  }
  return { reader: recording, reads: () => new Map(noted) }
}

export function rerunRead(
  model: ReadModel,
  read: Read,
): { rows: readonly Row[]; fingerprint: string } {
  const reader = createReader(model)
  switch (read[0]) {
    case 'count':
      return { rows: [], fingerprint: String(reader.count(read[1], read[2], read[3])) }
    case 'linked':
      return {
        rows: [],
        fingerprint: String(reader.linked(read[1], read[2], read[3] as never)),
      }
    case 'sold':
      return { rows: [], fingerprint: String(reader.sold(read[1])) }
    default: {
      const rows = rowsOf(model, reader, read)
      return { rows, fingerprint: fingerprintOf(rows) }
    }
  }
}

type ValueRead = Extract<Read, ['count' | 'linked' | 'sold', ...unknown[]]>

function rowsOf(
  model: ReadModel,
  reader: ContentReader,
  read: Exclude<Read, ValueRead>,
): readonly Row[] {
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
