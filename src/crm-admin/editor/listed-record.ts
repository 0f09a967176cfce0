import * as v from 'valibot'
import type { Picture } from './editor-field.ts'
import { picturesIn } from './related.ts'

export const shownStates = ['active', 'inactive'] as const
export type ShownState = (typeof shownStates)[number]

/** What lists show of every kind of content that staff write. */
export interface ListedRecord {
  id: number
  name: string
  state: ShownState
  order: number
  updatedAt: string
}

export const listedFields = {
  name: v.string(),
  state: v.picklist(shownStates),
  order: v.number(),
  updatedAt: v.string(),
}

/** The small picture beside a name; populated with it, or none. */
export function coverOf(told: unknown): Picture | null {
  return picturesIn(told)[0] ?? null
}
