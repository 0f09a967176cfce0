import { fieldsOf, readSession, textOf, writeSession } from '../../stores/checked-storage.ts'
import { draftKeys } from '../../stores/draft-keys.ts'

/** A code was mailed to this e-mail for this attempt; `proof` follows. Survives a reload. */
interface AskedProof {
  email: string
  attempt: string
  proof: string
}

const keyOf = (email: string) => email.trim().toLowerCase()

/** The state of this tab's proof for the e-mail; null before a code was requested. */
export function keptProof(email: string): AskedProof | null {
  const kept = fieldsOf(readSession(draftKeys.emailProof))
  const asked = { email: textOf(kept.email), attempt: textOf(kept.attempt) }
  if (asked.attempt === '' || keyOf(asked.email) !== keyOf(email)) return null
  return { ...asked, proof: textOf(kept.proof) }
}

export function keepProof(asked: AskedProof | undefined): void {
  writeSession(draftKeys.emailProof, asked)
}
