import type { RelationChange } from '@nas/contract/relation-schema'

/** The related records after a change, each of them once. */
export function relatedIds(change: RelationChange, present: readonly number[]): number[] {
  if ('set' in change) return [...new Set(change.set)]
  const { connect, disconnect } = change
  const kept = present.filter((id) => !disconnect.includes(id))
  return [...new Set([...kept, ...connect])]
}
