import { join } from 'node:path'
import { DatabaseSync, type StatementSync } from 'node:sqlite'

/** The policy of a page, and its reads: query → fingerprint of the result. */
export interface PageNote {
  policy: string
  reads: Record<string, string>
}

export interface StoredPage extends PageNote {
  body: Buffer
}

export interface StoredRecord {
  kind: string
  id: number
  /** Cursor of the feed up to which `row` is current; an older row never replaces a newer one. */
  cursor: number
  row: string
}

// Everything here can be restored from Payload, so writes are not flushed to the disk.
const schema = `
  pragma journal_mode = wal;
  pragma synchronous = off;
  create table if not exists facts (name text primary key, value text not null);
  create table if not exists queries (id integer primary key, query text not null unique);
  create table if not exists pages (
    address text primary key, body blob not null, policy text not null, reads text not null
  );
  create table if not exists records (
    kind text, id integer, cursor integer not null, row text not null, primary key (kind, id)
  ) without rowid;
`

/** Pages with their notes, and the content (ADR 0190). Several processes may use one store. */
export class ReleaseStore {
  readonly #database: DatabaseSync
  readonly #statements = new Map<string, StatementSync>()
  readonly #queryIds = new Map<string, number>()
  readonly #queries = new Map<number, string>()

  constructor(release: string) {
    this.#database = new DatabaseSync(join(release, 'release.sqlite'), { timeout: 5000 })
    this.#database.exec(schema)
  }

  close(): void {
    this.#database.close()
  }

  fact(name: string): string | null {
    const row = this.#statement('select value from facts where name = ?').get(name)
    return row === undefined ? null : String(row.value)
  }

  setFact(name: string, value: string): void {
    this.#statement('insert or replace into facts values (?, ?)').run(name, value)
  }

  /** Applies all changes of `work`, or none when it throws. */
  together(work: () => void): void {
    this.#database.exec('begin immediate')
    try {
      work()
      this.#database.exec('commit')
    } catch (error) {
      if (this.#database.isTransaction) this.#database.exec('rollback')
      this.#queryIds.clear()
      throw error
    }
  }

  addresses(): string[] {
    return this.#database
      .prepare('select address from pages')
      .all()
      .map((row) => String(row.address))
  }

  page(address: string): StoredPage | null {
    const row = this.#statement('select * from pages where address = ?').get(address)
    if (row === undefined) return null
    const { body, policy, reads } = row
    return {
      body: Buffer.from(body as Uint8Array),
      policy: String(policy),
      reads: this.#readsIn(reads),
    }
  }

  readsOf(address: string): Record<string, string> {
    const row = this.#statement('select reads from pages where address = ?').get(address)
    return row === undefined ? {} : this.#readsIn(row.reads)
  }

  *reads(): Generator<[address: string, reads: Record<string, string>]> {
    for (const row of this.#database.prepare('select address, reads from pages').iterate()) {
      yield [String(row.address), this.#readsIn(row.reads)]
    }
  }

  putPage(address: string, { body, policy, reads }: StoredPage): void {
    const pairs = Object.entries(reads).map(([query, print]) => [this.#queryId(query), print])
    this.#statement(
      'insert or replace into pages (address, body, policy, reads) values (?, ?, ?, ?)',
    ).run(address, body, policy, JSON.stringify(pairs))
  }

  removePage(address: string): void {
    this.#statement('delete from pages where address = ?').run(address)
  }

  removePages(): void {
    this.#database.exec('delete from pages')
  }

  *records(): Generator<{ kind: string; row: string }> {
    for (const { kind, row } of this.#database.prepare('select kind, row from records').iterate()) {
      yield { kind: String(kind), row: String(row) }
    }
  }

  /** @param always replaces even a newer row */
  putRecord({ kind, id, cursor, row }: StoredRecord, always = false): void {
    this.#statement(
      `insert into records (kind, id, cursor, row) values (?, ?, ?, ?)
       on conflict do update set cursor = excluded.cursor, row = excluded.row
       where excluded.cursor >= cursor or ?`,
    ).run(kind, id, cursor, row, Number(always))
  }

  removeRecord(kind: string, id: number): void {
    this.#statement('delete from records where kind = ? and id = ?').run(kind, id)
  }

  removeOtherRecords(kind: string, ids: readonly number[]): void {
    this.#database
      .prepare('delete from records where kind = ? and id not in (select value from json_each(?))')
      .run(kind, JSON.stringify(ids))
  }

  /** Prepares each statement once, because a page has dozens of reads. */
  #statement(text: string): StatementSync {
    const known = this.#statements.get(text)
    if (known !== undefined) return known
    const made = this.#database.prepare(text)
    this.#statements.set(text, made)
    return made
  }

  #readsIn(stored: unknown): Record<string, string> {
    const pairs = JSON.parse(String(stored)) as [number, string][]
    return Object.fromEntries(pairs.map(([id, print]) => [this.#queryOf(id), print]))
  }

  #queryOf(id: number): string {
    const known = this.#queries.get(id)
    if (known !== undefined) return known
    for (const { id, query } of this.#database.prepare('select id, query from queries').all()) {
      this.#queries.set(Number(id), String(query))
    }
    return this.#queries.get(id) ?? ''
  }

  #queryId(query: string): number {
    const known = this.#queryIds.get(query)
    if (known !== undefined) return known
    this.#statement('insert or ignore into queries (query) values (?)').run(query)
    const row = this.#statement('select id from queries where query = ?').get(query)
    const id = Number(row?.id)
    this.#queryIds.set(query, id)
    return id
  }
}
