import { readSession, writeSession } from '../../stores/checked-storage.ts'
import { staffKeys } from '../../stores/staff-keys.ts'

/** The texts of a record's fields; an empty one stands for none. */
export type FieldTexts = Readonly<Record<string, string>>

/** What was typed and is not saved yet. */
export interface KeptChanges {
  changes: FieldTexts
  /** `updatedAt` of the version that was typed over. */
  base: string
}

const keyOf = (record: string) => `${staffKeys.staffRecord}:${record}`

function isTexts(value: unknown): value is FieldTexts {
  const isObject = typeof value === 'object' && value !== null
  return isObject && Object.values(value).every((text) => typeof text === 'string')
}

/** What this tab keeps of a record; null when there is nothing, or nothing readable. */
export function readKept(record: string): KeptChanges | null {
  const { changes, base } = (readSession(keyOf(record)) ?? {}) as Partial<KeptChanges>
  return isTexts(changes) && typeof base === 'string' ? { changes, base } : null
}

export function keep(record: string, kept: KeptChanges): void {
  writeSession(keyOf(record), Object.keys(kept.changes).length > 0 ? kept : undefined)
}

/** The changes with one more; a field typed back to what is stored is not changed. */
export function withChange(
  stored: FieldTexts,
  changes: FieldTexts,
  [name, text]: [name: string, text: string],
): FieldTexts {
  const { [name]: _, ...others } = changes
  return text === (stored[name] ?? '') ? others : { ...others, [name]: text }
}
