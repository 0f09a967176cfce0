import { changeProfile, fetchAccount } from '../api-client/account.ts'
import { $signedIn, isStaff } from './session.store.ts'
import { sendSessionToken } from './session-token.ts'
import { $viewed, mergeViewed, takeViewed } from './viewed.store.ts'

sendSessionToken()

const areEqual = (one: readonly number[], other: readonly number[]) =>
  one.length === other.length && one.every((product, at) => product === other[at])

/**
 * Merges this browser's viewed products with those of the member's account, in both places.
 * @throws ApiError; then both are unchanged
 */
export async function joinViewed(): Promise<void> {
  const member = $signedIn.get()
  if (member === null || isStaff(member)) return
  const { viewed } = await fetchAccount()
  if ($signedIn.get()?.id !== member.id) return
  const joined = mergeViewed($viewed.get(), viewed)
  takeViewed(joined)
  if (!areEqual(joined, viewed)) await changeProfile(member.id, { viewed: joined })
}
