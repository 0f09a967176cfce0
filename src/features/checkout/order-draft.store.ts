import { isEmail } from '@nas/domain/contact'
import { createForm } from '../../forms/form.ts'
import { withPlacesBelow } from '../../forms/place.ts'
import { storageKeys } from '../../stores/keys.ts'
import type { Profile } from '../../stores/session.store.ts'
import { emptyDraft, type OrderDraft, readDraft } from './order-draft.ts'
import { type FieldError, fieldErrors } from './order-form.ts'

/** The checkout's form; kept for this tab, so that neither a failure nor a reload loses it. */
export const orderForm = createForm<OrderDraft, FieldError>({
  key: storageKeys.draft,
  empty: emptyDraft,
  read: readDraft,
  errorsOf: fieldErrors,
  follow: withPlacesBelow,
  secret: ['password'],
  // Without an account no e-mail and no password are asked for.
  related: { account: ['email', 'password'] },
})

/**
 * Fills what a member has told before into fields that are still empty. An account may have an
 * address that the shop's forms would not take (SPEC §5): it is left out, not held against them.
 */
export function prefill(profile: Profile): void {
  const draft = orderForm.$values.get()
  orderForm.fill({
    name: draft.name || profile.fullname || '',
    phone: draft.phone || profile.phone || '',
    email: draft.email || (isEmail(profile.email) ? profile.email : ''),
  })
}
