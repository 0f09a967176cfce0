import { signIn } from '../../stores/sign-in.ts'
import { notifyNextPage } from '../../stores/toast.store.ts'
import type { CheckoutTexts } from './checkout-texts.ts'
import type { OrderDraft } from './order-draft.ts'

/** Nobody waits longer for this: the order is placed, the next page is what counts. */
const longestWaitMs = 5_000

/** Signs in who has become a member with the order; the next page says how that went. */
export async function becomeMember(
  { email, password }: Pick<OrderDraft, 'email' | 'password'>,
  texts: CheckoutTexts,
): Promise<void> {
  const identifier = email.trim()
  const signedIn = await Promise.race([
    signIn({ identifier, password, remember: 'not_accepted' }).then(
      () => true,
      () => false,
    ),
    new Promise<false>((resolve) => setTimeout(() => resolve(false), longestWaitMs)),
  ])
  const message = signedIn ? texts.accountCreated : texts.accountSignIn
  notifyNextPage({ variant: 'success', message })
}
