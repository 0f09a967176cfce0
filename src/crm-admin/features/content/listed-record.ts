import * as v from 'valibot'
import type { Picture } from '../../kit/forms/form-field.ts'
import { picturesIn } from '../../kit/forms/related.ts'

export const shownStates = ['active', 'inactive'] as const
export type ShownState = (typeof shownStates)[number]

/** The columns that all content lists for staff share. */
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

/** The populated small picture of a record, or none. */
export function coverOf(value: unknown): Picture | null {
  return picturesIn(value)[0] ?? null
}
