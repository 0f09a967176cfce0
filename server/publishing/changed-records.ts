import type { ReadModel } from '../../src/content/read-model.ts'
import type { Row } from '../../src/content/records.ts'
import { loadedKinds } from '../../src/gateways/content/content-sync.ts'

export interface CopiedRecord {
  kind: string
  id: number
  row: Row | null
}

/** The records of a read model whose current state a copy of it does not have yet. */
export class ChangedRecords {
  readonly #content: ReadModel
  readonly #changed = new Map<string, { kind: string; id: number }>()

  constructor(content: ReadModel) {
    this.#content = content
    content.watch(({ kind, before, after }) => {
      const id = (after ?? before)?.id
      if (loadedKinds.has(kind) && id !== undefined) this.#note(kind, id)
    })
  }

  noteAll(): void {
    for (const kind of loadedKinds) {
      for (const { id } of this.#content.table(kind).rows()) this.#note(kind, id)
    }
  }

  first(most = this.#changed.size): CopiedRecord[] {
    const some = [...this.#changed.values().take(most)]
    return some.map(({ kind, id }) => ({ kind, id, row: this.#content.table(kind).byId(id) }))
  }

  forget(copied: readonly CopiedRecord[]): void {
    for (const { kind, id } of copied) this.#changed.delete(`${kind} ${id}`)
  }

  #note(kind: string, id: number): void {
    this.#changed.set(`${kind} ${id}`, { kind, id })
  }
}
