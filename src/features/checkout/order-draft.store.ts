import { isEmail } from '@nas/domain'
import { atom } from 'nanostores'
import { readSession, writeSession } from '../../stores/checked-storage.ts'
import { storageKeys } from '../../stores/keys.ts'
import type { Profile } from '../../stores/session.store.ts'
import {
  type DraftField,
  emptyDraft,
  type OrderDraft,
  readDraft,
  withField,
} from './order-draft.ts'
import { type FieldErrors, fieldErrors } from './order-form.ts'

/** The checkout's form; kept for this tab, so that neither a failure nor a reload loses it. */
export const $draft = atom<OrderDraft>(readDraft(readSession(storageKeys.draft)))

/** Errors beside the fields: found when leaving a field, when ordering, or by the server. */
export const $fieldErrors = atom<FieldErrors>({})

const noErrors: FieldErrors = {}

/** For a component's first render, which must equal the server's. */
export const blankDraft = (): OrderDraft => emptyDraft
export const noFieldErrors = (): FieldErrors => noErrors

function keep(draft: OrderDraft): void {
  $draft.set(draft)
  writeSession(storageKeys.draft, draft)
}

/** Takes over what was typed; the error of that field has been answered with it. */
export function changeDraft<F extends DraftField>(field: F, value: OrderDraft[F]): void {
  keep(withField($draft.get(), field, value))
  const { [field]: _answered, ...others } = $fieldErrors.get()
  $fieldErrors.set(others)
}

/** Checks a field that was left, unless it is still empty: that is said when ordering. */
export function checkField(field: DraftField): void {
  const draft = $draft.get()
  const error = draft[field] === '' ? undefined : fieldErrors(draft)[field]
  if (error !== undefined) $fieldErrors.set({ ...$fieldErrors.get(), [field]: error })
}

/**
 * Fills what a member has told before into fields that are still empty. An account may have an
 * address that the shop's forms would not take (SPEC §5): it is left out, not held against them.
 */
export function prefill(profile: Profile): void {
  const draft = $draft.get()
  keep({
    ...draft,
    name: draft.name || profile.fullname || '',
    phone: draft.phone || profile.phone || '',
    email: draft.email || (isEmail(profile.email) ? profile.email : ''),
  })
}

export function forgetDraft(): void {
  $draft.set(emptyDraft)
  $fieldErrors.set(noErrors)
  writeSession(storageKeys.draft, undefined)
}
