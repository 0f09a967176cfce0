import { createHash } from 'node:crypto'
import type { ReadModel } from './read-model.ts'
import { type ContentReader, createReader, type ReaderQuery } from './reader.ts'
import type { Row } from './records.ts'
import type { CollectionName } from './schema.ts'
import { derivedFields } from './shapes.ts'
import type { SingleName } from './singles.ts'

export type Read =
  | ['list', CollectionName, ReaderQuery]
  | ['count', CollectionName, ReaderQuery, number]
  | ['get', CollectionName, number]
  | ['related', CollectionName, number, string]
  | ['single', SingleName]
  | ['sold', number]
  | ['available', number]
  | ['stars', number]

/** A reader that records its reads, which are the dependencies of a page. */
export function recordReads(model: ReadModel): {
  reader: ContentReader
  /** Re-runnable query -> fingerprint of its result when it was read. */
  reads(): Map<string, string>
} {
  const reader = createReader(model)
  const noted = new Map<string, string>()
  const noteRows = <R extends readonly object[]>(read: Read, rows: R): R => {
    noted.set(JSON.stringify(read), fingerprintOf(rows as readonly object[] as readonly Row[]))
    return rows
  }
  const noteRow = <R extends object>(read: Read, row: R | null): R | null => {
    noteRows(read, row ? [row] : [])
    return row
  }
  const noteValue = <T extends number | readonly number[] | boolean>(read: Read, value: T): T => {
    noted.set(JSON.stringify(read), String(value))
    return value
  }
  const recording: ContentReader = {
    list: (name, query = {}) => noteRows(['list', name, query], reader.list(name, query)),
    first: (name, query) => recording.list(name, { ...query, limit: 1 })[0] ?? null,
    count: (name, query, per = 1) =>
      noteValue(['count', name, query, per], reader.count(name, query, per)),
    get: (name, id) => noteRow(['get', name, id], reader.get(name, id)),
    related: (name, record, relation) =>
      noteRows(
        ['related', name, (record as Row).id, relation],
        reader.related(name, record, relation),
      ),
    media: (id) => (id === null ? null : recording.get('media', id)),
    single: (name) => noteRow(['single', name], reader.single(name)),
    sold: (product) => noteValue(['sold', product], reader.sold(product)),
    isAvailable: (product) => noteValue(['available', product], reader.isAvailable(product)),
    starCounts: (product) => noteValue(['stars', product], reader.starCounts(product)),
  }
  return { reader: recording, reads: () => new Map(noted) }
}

interface Result {
  rows: readonly Row[]
  fingerprint: string
}

const resultOfValue = (value: number | readonly number[] | boolean): Result => ({
  rows: [],
  fingerprint: String(value),
})

function resultOfRows(found: readonly object[]): Result {
  const rows = found as readonly Row[]
  return { rows, fingerprint: fingerprintOf(rows) }
}

const resultOfRow = (row: object | null): Result => resultOfRows(row ? [row] : [])

export function rerunRead(model: ReadModel, read: Read): Result {
  const reader = createReader(model)
  switch (read[0]) {
    case 'list':
      return resultOfRows(reader.list(read[1], read[2]))
    case 'count':
      return resultOfValue(reader.count(read[1], read[2], read[3]))
    case 'get':
      return resultOfRow(reader.get(read[1], read[2]))
    case 'related': {
      // A deleted record has no relations.
      const row = model.table(read[1]).byId(read[2])
      return resultOfRows(row ? reader.related(read[1], row as never, read[3] as never) : [])
    }
    case 'single':
      return resultOfRow(model.single(read[1]))
    case 'sold':
      return resultOfValue(reader.sold(read[1]))
    case 'available':
      return resultOfValue(reader.isAvailable(read[1]))
    case 'stars':
      return resultOfValue(reader.starCounts(read[1]))
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
