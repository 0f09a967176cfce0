import type { DraftField } from './order-draft.ts'

/** Id of a field's control, which errors link to. */
export function fieldId(field: DraftField): string {
  return `checkout-${field}`
}
